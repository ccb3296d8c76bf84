import { useRef, useState } from 'react';
import { ChipList } from '../../data/Chip/ChipList.tsx';
import { classNames } from '../../foundations/class-names.ts';
import type { FieldProps } from '../field/field-props.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import * as fieldStyles from '../field/field.css.ts';
import { useFieldIds } from '../field/use-field-ids.ts';
import { IconChevronDown } from '../../foundations/icons/icons.ts';
import { lazyComponent } from '../../feedback/Lazy/lazy.tsx';
import * as selectStyles from '../Select/Select.css.ts';
import { multiSelectLabels, type MultiSelectLabels, type MultiSelectOption } from './multi-select-words.ts';
import * as styles from './MultiSelect.css.ts';

/** Fetched when somebody points at a field: lists that open are twenty times as heavy as the field. */
const MultiSelectPanel = lazyComponent(() =>
  import('./MultiSelectPanel.tsx').then((module) => ({ default: module.MultiSelectPanel })),
);

export interface MultiSelectProps extends FieldProps {
  value: readonly string[];
  /** The chosen values, in the order of the options. */
  onChange: (value: string[]) => void;
  options: readonly MultiSelectOption[];
  placeholder?: string;
  size?: 'sm' | 'md' | 'lg';
  /** A way to choose all that are shown. */
  hasSelectAll?: boolean;
  /** From how many options on the list can be searched: 10. */
  searchFrom?: number;
  /** Under the field, each with its way out; without them the field only says how many. */
  hasChips?: boolean;
  labels?: Partial<MultiSelectLabels>;
}

/** Several of many, chosen from a list that stays open meanwhile. */
export function MultiSelect(props: MultiSelectProps) {
  const { value, options, placeholder = 'Choose', hasChips = true } = props;
  const ids = useFieldIds(props);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const isLoaded = MultiSelectPanel.useIsLoaded();
  const labels = { ...multiSelectLabels, ...props.labels };
  const isLocked = (props.isDisabled || props.isReadOnly) ?? false;
  const chosen = options.filter((option) => value.includes(option.value));
  const words = chosen.length === 1 ? chosen[0]?.label : labels.selected(chosen.length);

  function open() {
    // The focus comes back to what had it, and not every browser gives it to a button that is pressed.
    triggerRef.current?.focus();
    setWanted(true);
    setOpen(true);
  }

  function close() {
    setOpen(false);
    props.onBlur?.();
  }

  return (
    <FieldFrame field={props} ids={ids} isGroup>
      <div data-field={props.name}>
        <button
          ref={triggerRef}
          type="button"
          id={ids.control}
          aria-labelledby={`${ids.label} ${ids.control}-value`}
          aria-describedby={ids.describedBy}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          disabled={isLocked}
          className={classNames(fieldStyles.control, fieldStyles.sizes[props.size ?? 'md'], selectStyles.trigger)}
          data-invalid={Boolean(props.error) || undefined}
          onPointerEnter={MultiSelectPanel.prefetch}
          onFocus={MultiSelectPanel.prefetch}
          onClick={open}
        >
          <span
            id={`${ids.control}-value`}
            className={classNames(selectStyles.value, chosen.length === 0 && styles.quiet)}
          >
            <bdi>{chosen.length === 0 ? placeholder : words}</bdi>
          </span>
          <span className={selectStyles.chevron}>
            <IconChevronDown size={16} />
          </span>
        </button>
      </div>
      {isWanted && (isOpen || isLoaded) && (
        <MultiSelectPanel
          {...props}
          labels={labels}
          labelledBy={ids.label}
          triggerRef={triggerRef}
          isOpen={isOpen}
          onClose={close}
          onError={() => setOpen(false)}
        />
      )}
      {hasChips && chosen.length > 0 ? (
        <div className={styles.chips}>
          <ChipList
            label={labels.selected(chosen.length)}
            chips={chosen.map((option) => ({ id: option.value, label: option.label }))}
            onRemove={isLocked ? undefined : (id) => props.onChange(value.filter((each) => each !== id))}
            labels={{ remove: labels.remove }}
          />
        </div>
      ) : null}
    </FieldFrame>
  );
}
