import { memo, startTransition, useCallback, useId, useLayoutEffect, useRef, useState } from 'react';
import { Checkbox, type CheckboxProps } from '../Checkbox/Checkbox.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { useFieldIds } from '../field/use-field-ids.ts';
import { IconChevronDown } from '../../foundations/icons/icons.ts';
import { tickOf, toggleNode, type Tick, type TreeNode } from './tree-selection.ts';
import * as styles from './CheckboxTree.css.ts';

export type CheckboxTreeNode = TreeNode;

export interface CheckboxTreeProps extends FieldProps {
  nodes: readonly CheckboxTreeNode[];
  /** Ids of the chosen nodes; a parent is among them exactly when all of its children are. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  labels?: Partial<CheckboxTreeLabels>;
}

export interface CheckboxTreeLabels {
  expand: (name: string) => string;
  collapse: (name: string) => string;
}

const defaultLabels: CheckboxTreeLabels = { expand: (name) => `Show ${name}`, collapse: (name) => `Hide ${name}` };

/** Checkboxes in two or more levels: a parent turns its children on and off, and is half on when only some are. */
export function CheckboxTree(props: CheckboxTreeProps) {
  const ids = useFieldIds(props);
  const { value, toggle } = useTicks(props);
  const selected = new Set(value);
  const labels = { ...defaultLabels, ...props.labels };
  const state = {
    isDisabled: props.isDisabled,
    isReadOnly: props.isReadOnly,
    isInvalid: Boolean(props.error),
    onBlur: props.onBlur,
  };
  return (
    <FieldFrame field={props} ids={ids} isGroup>
      <div
        role="group"
        aria-labelledby={ids.label}
        aria-describedby={ids.describedBy}
        className={styles.tree}
        data-field={props.name}
      >
        <ul className={styles.level}>
          {props.nodes.map((node) => (
            <Branch key={node.id} node={node} selected={selected} labels={labels} state={state} onToggle={toggle} />
          ))}
        </ul>
      </div>
    </FieldFrame>
  );
}

/** A tick shows at once; whoever is told of it, such as the page of a list, is rendered after that has been painted. */
function useTicks(props: Pick<CheckboxTreeProps, 'nodes' | 'value' | 'onChange'>) {
  const [ticked, setTicked] = useState<string[] | null>(null);
  const value = ticked ?? props.value;
  const latest = useRef({ ...props, value });
  useLayoutEffect(() => {
    latest.current = { ...props, value };
  });
  const toggle = useCallback((id: string) => {
    const { nodes, value: before, onChange } = latest.current;
    const next = toggleNode(nodes, before, id);
    setTicked(next);
    startTransition(() => {
      onChange(next);
      setTicked(null);
    });
  }, []);
  return { value, toggle };
}

interface BranchProps {
  node: TreeNode;
  selected: ReadonlySet<string>;
  labels: CheckboxTreeLabels;
  state: Pick<CheckboxProps, 'isDisabled' | 'isReadOnly' | 'isInvalid' | 'onBlur'>;
  onToggle: (id: string) => void;
}

function Branch(props: BranchProps) {
  const { node, selected } = props;
  const children = node.children ?? [];
  const tick = tickOf(node, selected);
  const [isOpen, setOpen] = useState(true);
  const childrenId = useId();
  return (
    <li>
      <div className={styles.row}>
        <TreeBox
          {...props.state}
          id={node.id}
          label={node.label}
          count={node.count}
          tick={tick}
          onToggle={props.onToggle}
        />
        {children.length > 0 && (
          <button
            type="button"
            className={styles.opener}
            aria-expanded={isOpen}
            aria-controls={childrenId}
            aria-label={isOpen ? props.labels.collapse(node.label) : props.labels.expand(node.label)}
            onClick={() => setOpen(!isOpen)}
          >
            <IconChevronDown size={16} />
          </button>
        )}
      </div>
      {children.length > 0 && (
        <ul id={childrenId} hidden={!isOpen} className={styles.children}>
          {children.map((child) => (
            <Branch key={child.id} {...props} node={child} />
          ))}
        </ul>
      )}
    </li>
  );
}

interface TreeBoxProps extends Pick<TreeNode, 'id' | 'label'> {
  count: number | undefined;
  tick: Tick;
  onToggle: (id: string) => void;
}

/** Rendered again only by its own tick: a tree may be long, and stands beside a field for words. */
const TreeBox = memo(function TreeBox({
  id,
  label,
  count,
  tick,
  onToggle,
  ...state
}: TreeBoxProps & BranchProps['state']) {
  const words = (
    <>
      {label} <span className={styles.count}>{count}</span>
    </>
  );
  return (
    <Checkbox
      {...state}
      label={count === undefined ? label : words}
      isSelected={tick === 'on'}
      isIndeterminate={tick === 'some'}
      onChange={() => onToggle(id)}
    />
  );
});
