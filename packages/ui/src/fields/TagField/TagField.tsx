import { useRef, type KeyboardEvent } from 'react';
import { ComboBox, Input } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Chip } from '../../data/Chip/Chip.tsx';
import { classNames } from '../../foundations/class-names.ts';
import type { FieldProps } from '../field/field-props.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { useFieldIds } from '../field/use-field-ids.ts';
import { listOption } from '../../overlays/overlay/list-option.tsx';
import * as overlayStyles from '../../overlays/overlay/overlay.css.ts';
import { useOverlayContainer } from '../../foundations/PortalRoot/root-context.ts';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { useKnownLabels } from './use-known-labels.ts';
import { useSameList } from './use-same-list.ts';
import * as styles from './TagField.css.ts';

export interface TagFieldLabels {
  /** In the field while nothing is typed. */
  search: string;
  remove: (tag: string) => string;
  /** Nothing fits what is typed. */
  none: string;
  /** As many as may be are chosen. */
  limit: string;
  loading: string;
}

const defaultLabels: TagFieldLabels = {
  search: 'Search',
  remove: (tag) => `Remove ${tag}`,
  none: 'Nothing found',
  limit: 'No more can be added',
  loading: 'Loading',
};

export interface TagFieldProps extends FieldProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  options: readonly { value: string; label: string }[];
  maxItems?: number;
  /** Told what is typed, where the options come from elsewhere; they are then shown as they come. */
  onSearch?: (text: string) => void;
  isLoading?: boolean | undefined;
  labels?: Partial<TagFieldLabels>;
}

/** Several of many: what is chosen stands in the field, the rest is found by typing. */
export function TagField(props: TagFieldProps) {
  const { options, maxItems = Infinity, isLoading = false, onSearch } = props;
  const value = useSameList(props.value);
  const ids = useFieldIds(props);
  const { place } = useOverlayContainer();
  const inputRef = useRef<HTMLInputElement>(null);
  const isLeaving = useRef(false);
  const labelOf = useKnownLabels(options);
  const labels = { ...defaultLabels, ...props.labels };
  const isFull = value.length >= maxItems;
  const isLocked = (props.isDisabled || props.isReadOnly) ?? false;

  function change(next: readonly string[]) {
    const isSame = next.length === value.length && next.every((each) => value.includes(each));
    if (!isSame && next.length <= Math.max(maxItems, value.length)) props.onChange([...next]);
  }

  /** Tab chooses the option that is pointed at; where that is chosen already, it would take it back. */
  function choose(next: readonly string[]) {
    if (!isLeaving.current || next.length > value.length) change(next);
  }

  function remove(tag: string) {
    change(value.filter((each) => each !== tag));
    inputRef.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const last = value.at(-1);
    if (event.key === 'Backspace' && event.currentTarget.value === '' && last !== undefined) remove(last);
  }

  return (
    <FieldFrame field={props} ids={ids}>
      <ComboBox
        id={ids.control}
        aria-labelledby={ids.label}
        aria-describedby={ids.describedBy}
        selectionMode="multiple"
        value={value}
        onChange={(keys) => choose(keys.map(String))}
        onInputChange={onSearch}
        defaultFilter={onSearch ? everything : undefined}
        defaultItems={options}
        disabledKeys={isFull ? options.map((option) => option.value).filter((each) => !value.includes(each)) : []}
        menuTrigger="focus"
        allowsEmptyCollection
        isDisabled={isLocked}
        isInvalid={Boolean(props.error)}
        isRequired={props.isRequired ?? false}
        validationBehavior="aria"
        onBlur={props.onBlur}
      >
        <Group {...topLayerProps} className={styles.box} isInvalid={Boolean(props.error)} isDisabled={isLocked}>
          <ul className={styles.tags} aria-labelledby={ids.label}>
            {value.map((tag) => (
              <li key={tag} className={styles.tag}>
                <Chip onRemove={isLocked ? undefined : () => remove(tag)} removeLabel={labels.remove(labelOf(tag))}>
                  {labelOf(tag)}
                </Chip>
              </li>
            ))}
          </ul>
          <Input
            ref={inputRef}
            name={props.name}
            className={classNames(styles.input, isFull && styles.fullInput)}
            placeholder={isFull ? undefined : labels.search}
            onFocus={() => {
              isLeaving.current = false;
            }}
            onKeyDownCapture={({ key }) => {
              isLeaving.current = key === 'Tab';
            }}
            onKeyDown={onKeyDown}
          />
          {isLoading ? (
            <span className={styles.end}>
              <Spinner size="sm" label={labels.loading} />
            </span>
          ) : null}
        </Group>
        <Popover {...place} className={classNames(overlayStyles.floating, styles.panel)} offset={4}>
          <ListBox
            className={overlayStyles.list}
            renderEmptyState={() => <p className={styles.note}>{isLoading ? labels.loading : labels.none}</p>}
          >
            {(option: { value: string; label: string }) => listOption({ id: option.value, label: option.label })}
          </ListBox>
        </Popover>
      </ComboBox>
      {isFull ? (
        <div {...topLayerProps}>
          <Text size="sm" tone="quiet" role="status">
            {labels.limit}
          </Text>
        </div>
      ) : null}
    </FieldFrame>
  );
}

// An open list hides the rest of the page from screen readers; this mark keeps the chosen tags and the limit in.
const topLayerProps = { 'data-react-aria-top-layer': 'true' };
const everything = () => true;
