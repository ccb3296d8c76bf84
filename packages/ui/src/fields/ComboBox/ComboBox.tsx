import { useRef, type KeyboardEvent } from 'react';
import { ComboBox as AriaComboBox, Input } from 'react-aria-components/ComboBox';
import { classNames } from '../../foundations/class-names.ts';
import type { FieldProps } from '../field/field-props.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import * as fieldStyles from '../field/field.css.ts';
import { useFieldIds } from '../field/use-field-ids.ts';
import { IconSearch } from '../../foundations/icons/icons.ts';
import { comboBoxLabels, type ComboBoxLabels, type ComboBoxMore, type ComboBoxOption } from './combo-box-words.ts';
import { ComboBoxEnd } from './ComboBoxEnd.tsx';
import { ComboBoxPanel } from './ComboBoxPanel.tsx';
import { searchNote } from './search-note.ts';
import { useComboSearch } from './use-combo-search.ts';
import * as styles from './ComboBox.css.ts';

export interface ComboBoxProps extends FieldProps {
  value: string | null;
  onChange: (value: string | null, option: ComboBoxOption | null) => void;
  /** All there are; or, with `onSearch`, what the last search found. */
  options: readonly ComboBoxOption[];
  /** The option of `value`, for when it is not among the `options`. */
  chosen?: ComboBoxOption | null | undefined;
  /** Called with the trimmed text, debounced; the options are then shown as they come. */
  onSearch?: ((text: string) => void) | undefined;
  /** 500 when left out. */
  debounceMs?: number;
  /** Letters before a search begins: 3 with `onSearch`. */
  minLetters?: number;
  isLoading?: boolean | undefined;
  /** The search failed; the panel offers to try again. */
  hasFailed?: boolean | undefined;
  /** There is more than the `options`: it is asked for when their end comes into sight. */
  more?: ComboBoxMore | undefined;
  placeholder?: string | undefined;
  size?: 'sm' | 'md' | 'lg';
  labels?: Partial<ComboBoxLabels>;
}

// An empty value is a value here, but no key of a collection.
const keyOf = (value: string) => `=${value}`;

/** One of many, found by typing. For a dozen or less take a Select. */
export function ComboBox(props: ComboBoxProps) {
  const { value, options, onSearch, minLetters = onSearch ? 3 : 0, debounceMs = 500 } = props;
  const ids = useFieldIds(props);
  const inputRef = useRef<HTMLInputElement>(null);
  const search = useComboSearch({ onSearch, minLetters, debounceMs });
  const labels = { ...comboBoxLabels, ...props.labels };
  const isLocked = (props.isDisabled || props.isReadOnly) ?? false;
  const option = options.find((each) => each.value === value) ?? (props.chosen?.value === value ? props.chosen : null);
  const text = search.typed ?? option?.label ?? '';
  const shown = onSearch || search.typed === null ? options : options.filter((each) => isFound(each, text));
  const isLoading = search.isWaiting || (props.isLoading ?? false);
  const state = { text, minLetters, isLoading, hasFailed: props.hasFailed ?? false, found: shown.length };
  // Options for an earlier text would be chosen by mistake.
  const noteKind = onSearch && search.typed === null ? 'tooShort' : searchNote(state);
  const items = noteKind === null ? shown.map((each) => ({ ...each, id: keyOf(each.value) })) : [];

  function choose(key: unknown) {
    search.settle();
    const next = options.find((each) => keyOf(each.value) === key);
    if (next && next.value !== value) props.onChange(next.value, next);
  }

  function type(next: string) {
    search.type(next);
    if (next === '' && value !== null) props.onChange(null, null);
  }

  function clear() {
    search.settle();
    if (value !== null) props.onChange(null, null);
    inputRef.current?.focus();
  }

  /** With no option under the arrows, Enter would close the list and drop what is typed; here it searches at once. */
  function onEnter(event: KeyboardEvent) {
    const isOnOption = inputRef.current?.hasAttribute('aria-activedescendant') ?? false;
    if (event.key !== 'Enter' || isOnOption || search.typed === null) return;
    event.preventDefault();
    event.stopPropagation();
    search.searchNow();
  }

  return (
    <FieldFrame field={props} ids={ids}>
      <AriaComboBox
        id={ids.control}
        aria-labelledby={ids.label}
        aria-describedby={ids.describedBy}
        items={items}
        value={value === null ? null : keyOf(value)}
        onChange={choose}
        inputValue={text}
        onInputChange={type}
        menuTrigger={onSearch ? 'input' : 'focus'}
        allowsEmptyCollection
        isDisabled={props.isDisabled ?? false}
        isReadOnly={props.isReadOnly ?? false}
        isInvalid={Boolean(props.error)}
        isRequired={props.isRequired ?? false}
        validationBehavior="aria"
        onBlur={props.onBlur}
      >
        <div className={styles.box} onKeyDownCapture={onEnter}>
          {onSearch ? (
            <span className={fieldStyles.startAdornment}>
              <IconSearch size={20} />
            </span>
          ) : null}
          <Input
            ref={inputRef}
            name={props.name}
            className={classNames(
              fieldStyles.control,
              fieldStyles.sizes[props.size ?? 'md'],
              fieldStyles.withEnd,
              onSearch && fieldStyles.withStart,
            )}
            placeholder={props.placeholder}
          />
          <ComboBoxEnd
            labels={labels}
            isLoading={isLoading}
            onClear={text === '' || isLocked ? undefined : clear}
            hasOpener={!onSearch}
          />
        </div>
        <ComboBoxPanel
          items={items}
          more={noteKind === null ? props.more : undefined}
          kind={noteKind}
          minLetters={minLetters}
          labels={labels}
          onRetry={search.searchNow}
        />
      </AriaComboBox>
    </FieldFrame>
  );
}

function isFound({ label, description = '' }: ComboBoxOption, text: string): boolean {
  const plain = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain(`${label} ${description}`).includes(plain(text.trim()));
}
