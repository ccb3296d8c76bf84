import { useRef, useState, type KeyboardEvent } from 'react';
import { ListBox } from 'react-aria-components/ListBox';
import { Button } from '../../actions/Button/Button.tsx';
import { listOption } from '../../overlays/overlay/list-option.tsx';
import * as overlayStyles from '../../overlays/overlay/overlay.css.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import { optionsFound, shownToggled, withShown } from './chosen-options.ts';
import type { MultiSelectLabels, MultiSelectOption } from './multi-select-words.ts';
import * as styles from './MultiSelect.css.ts';

export interface MultiSelectListProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  options: readonly MultiSelectOption[];
  hasSelectAll?: boolean;
  searchFrom?: number;
  labels: MultiSelectLabels;
  labelledBy: string;
}

// An empty value is a value here, but no key of a collection.
const keyOf = (value: string) => `=${value}`;

/** What opens: the search where the list is long, the way to choose all, the options. */
export function MultiSelectList(props: MultiSelectListProps) {
  const { value, options, hasSelectAll = false, searchFrom = 10, labels } = props;
  const [text, setText] = useState('');
  const listRef = useRef<HTMLDivElement>(null);
  const shown = optionsFound(options, text);
  const hasSearch = options.length >= searchFrom;
  const isAllOn = shown.every((option) => option.isDisabled || value.includes(option.value));

  function change(chosen: ReadonlySet<string>) {
    props.onChange(withShown(options, value, shown, chosen));
  }

  function toList(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' || shown.length === 0) return;
    event.preventDefault();
    listRef.current?.focus();
  }

  return (
    <>
      {hasSearch || hasSelectAll ? (
        <div className={styles.head}>
          {hasSearch ? (
            <div onKeyDown={toList}>
              <SearchField
                label={labels.search}
                placeholder={labels.search}
                value={text}
                onChange={setText}
                hasAutoFocus
              />
            </div>
          ) : null}
          {hasSelectAll ? (
            <div className={styles.line}>
              <span role="status">{labels.selected(value.length)}</span>
              <Button
                tone="quiet"
                size="sm"
                isDisabled={shown.length === 0}
                onPress={() => change(shownToggled(shown, value))}
              >
                {isAllOn ? labels.selectNone : labels.selectAll}
              </Button>
            </div>
          ) : null}
        </div>
      ) : null}
      <ListBox
        ref={listRef}
        className={overlayStyles.list}
        aria-labelledby={props.labelledBy}
        autoFocus={hasSearch ? false : value.length === 0 ? 'first' : true}
        selectionMode="multiple"
        selectionBehavior="toggle"
        escapeKeyBehavior="none"
        selectedKeys={value.map(keyOf)}
        onSelectionChange={(keys) => {
          const isOn = (option: MultiSelectOption) => keys === 'all' || keys.has(keyOf(option.value));
          change(new Set(shown.filter(isOn).map((option) => option.value)));
        }}
        renderEmptyState={() => <p className={styles.none}>{labels.none}</p>}
      >
        {shown.map((option) => listOption({ ...option, id: keyOf(option.value) }))}
      </ListBox>
    </>
  );
}
