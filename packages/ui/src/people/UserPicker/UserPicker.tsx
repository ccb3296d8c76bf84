import { useState } from 'react';
import type { ComboBoxOption } from '../../fields/ComboBox/combo-box-words.ts';
import { ComboBox } from '../../fields/ComboBox/ComboBox.tsx';
import type { FieldProps } from '../../fields/field/field-props.ts';
import { ChosenFailure } from './ChosenFailure.tsx';
import { idOf, optionOf, type UserSearch } from './user-search.ts';
import * as styles from './UserPicker.css.ts';

export interface UserPickerProps extends FieldProps {
  /** The id of the person chosen. */
  value: string | null;
  onChange: (value: string | null) => void;
  search: UserSearch;
  placeholder?: string | undefined;
}

/** One person, found by typing some letters of the name. */
export function UserPicker({ search, value, onChange, ...field }: UserPickerProps) {
  // Another search would not find them again.
  const [last, setLast] = useState<ComboBoxOption | null>(null);
  const known = search.chosen.find((user) => idOf(user) === value);
  const chosen = known === undefined ? last : optionOf(known);
  return (
    <div className={styles.picker}>
      <ComboBox
        {...field}
        value={value}
        onChange={(next, option) => {
          setLast(option);
          onChange(next);
        }}
        chosen={chosen}
        options={search.found.map(optionOf)}
        onSearch={search.onSearch}
        minLetters={search.minLetters}
        debounceMs={search.debounceMs}
        isLoading={search.isLoading || (search.isLoadingChosen && value !== null && chosen?.value !== value)}
        hasFailed={search.hasFailed}
        more={search.more}
        labels={search.labels}
      />
      {value === null ? null : <ChosenFailure search={search} />}
    </div>
  );
}
