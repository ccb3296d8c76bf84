import { useRef } from 'react';
import { fullNameOf } from '../Avatar/person.ts';
import { ComboBox } from '../../fields/ComboBox/ComboBox.tsx';
import type { FieldProps } from '../../fields/field/field-props.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { IconClose } from '../../foundations/icons/icons.ts';
import { PersonLine } from '../PersonLine/PersonLine.tsx';
import { Skeleton } from '../../feedback/Skeleton/Skeleton.tsx';
import { ChosenFailure } from './ChosenFailure.tsx';
import { idOf, optionOf, type PickableUser, type UserSearch } from './user-search.ts';
import * as styles from './UserPicker.css.ts';

export interface UserMultiPickerProps extends FieldProps {
  /** The ids of the people chosen. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  search: UserSearch;
  placeholder?: string | undefined;
}

/** Several people, found one after another; those chosen stand below, each with the way out. */
export function UserMultiPicker({ search, value, onChange, ...field }: UserMultiPickerProps) {
  const root = useRef<HTMLDivElement>(null);
  const { labels } = search;
  const isLocked = (field.isDisabled || field.isReadOnly) ?? false;
  const userOf = (id: string) => search.chosen.find((user) => idOf(user) === id);

  function remove(id: string) {
    onChange(value.filter((each) => each !== id));
    root.current?.querySelector('input')?.focus();
  }

  return (
    <div ref={root} className={styles.picker}>
      <ComboBox
        {...field}
        value={null}
        onChange={(next) => {
          if (next !== null) onChange([...value, next]);
        }}
        options={search.found.map((user) => optionOf(withoutChosen(user, value, labels.alreadyChosen)))}
        onSearch={search.onSearch}
        minLetters={search.minLetters}
        debounceMs={search.debounceMs}
        isLoading={search.isLoading}
        hasFailed={search.hasFailed}
        more={search.more}
        labels={labels}
      />
      {/* An open list hides the rest of the page from screen readers; this mark keeps those chosen in. */}
      <div data-react-aria-top-layer="true">
        <p role="status" className={styles.count}>
          {value.length === 0 ? null : labels.chosen(value.length)}
        </p>
        <ul className={styles.people} aria-label={field.label}>
          {value.map((id) => (
            <li key={id} className={styles.row}>
              <Chosen user={userOf(id)} search={search} onRemove={isLocked ? undefined : () => remove(id)} />
            </li>
          ))}
        </ul>
        <ChosenFailure search={search} />
      </div>
    </div>
  );
}

function withoutChosen(user: PickableUser, value: readonly string[], note: string): PickableUser {
  return value.includes(idOf(user)) ? { ...user, note, isUnavailable: true } : user;
}

interface ChosenProps {
  user: PickableUser | undefined;
  search: UserSearch;
  onRemove: (() => void) | undefined;
}

function Chosen({ user, search: { isLoadingChosen, retryChosen, labels }, onRemove }: ChosenProps) {
  if (user === undefined && isLoadingChosen) return <Skeleton width="half" />;
  const missing = retryChosen === undefined ? labels.unknown : labels.unloaded;
  const name = user === undefined ? missing : fullNameOf(user.person);
  return (
    <>
      <span className={styles.person}>
        {user === undefined ? name : <PersonLine person={user.person} meta={user.note ? [user.note] : []} size="sm" />}
      </span>
      {onRemove ? <IconButton label={labels.remove(name)} icon={IconClose} size="sm" onPress={onRemove} /> : null}
    </>
  );
}
