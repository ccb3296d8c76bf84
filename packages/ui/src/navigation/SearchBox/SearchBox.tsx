import { type ReactNode, useEffect, useId, useRef } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { hidden } from '../../foundations/VisuallyHidden/VisuallyHidden.css.ts';
import * as fieldStyles from '../../fields/field/field.css.ts';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { IconSearch } from '../../foundations/icons/icons.ts';
import type { SearchBoxGroup } from './search-box-group.ts';
import { SearchBoxList } from './SearchBoxList.tsx';
import * as styles from './SearchBox.css.ts';
import { useSearchKeys } from './use-search-keys.ts';
import { useInteractOutside } from './use-interact-outside.ts';

export interface SearchBoxProps {
  /** Its name, also of the list below it. */
  label: string;
  placeholder?: string;
  value: string;
  /** Told at each key. */
  onChange: (value: string) => void;
  /** Enter was pressed while nothing of the list was chosen. */
  onSubmit: (value: string) => void;
  /** An option was opened, by its id; closing follows. */
  onOpen?: ((id: string) => void) | undefined;
  /** Escape was pressed, something was opened, or somebody went on elsewhere. */
  onClose: () => void;
  /** What is below the field is not yet what was typed. */
  isPending?: boolean;
  /** What can be opened, in groups. */
  groups: readonly SearchBoxGroup[];
  /** Said above the list, and by screen readers when it changes. */
  status?: string | undefined;
  /** Below the list. */
  footer?: ReactNode;
}

/** A field in a bar with a list below it that follows what is typed: arrows walk through it, Enter opens, Escape closes. It takes the focus when it is rendered. */
export function SearchBox(props: SearchBoxProps) {
  const { label, value, groups, status, isPending = false } = props;
  const id = useId();
  const boxRef = useRef<HTMLDivElement>(null);
  const { active, onKeyDown, forget } = useSearchKeys({ ...props, idOf });
  useInteractOutside(boxRef, props.onClose);
  const inputRef = useRef<HTMLInputElement>(null);
  const hasFooter = Boolean(props.footer);
  useEffect(() => {
    // What was pressed there may have gone with it.
    if (!hasFooter && document.activeElement === document.body) inputRef.current?.focus();
  }, [hasFooter]);
  const hasList = groups.some(({ options }) => options.length > 0);

  function open(option: string): void {
    props.onOpen?.(option);
    props.onClose();
  }

  function idOf(option: string): string {
    return `${id}-${option}`;
  }

  return (
    <div ref={boxRef} role="search" className={styles.box}>
      <div className={styles.field}>
        <span className={fieldStyles.startAdornment}>
          {isPending ? <Spinner size="sm" /> : <IconSearch size={20} />}
        </span>
        <input
          ref={inputRef}
          type="text"
          role="combobox"
          className={classNames(fieldStyles.control, fieldStyles.sizes.md, fieldStyles.withStart)}
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={hasList ? `${id}-list` : undefined}
          aria-activedescendant={active === null ? undefined : idOf(active)}
          aria-busy={isPending || undefined}
          placeholder={props.placeholder}
          value={value}
          // On a phone the keyboard comes only for a field that takes the focus while the press is answered.
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="search"
          enterKeyHint="search"
          onChange={(event) => {
            forget();
            props.onChange(event.target.value);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      {/* Always there: what comes together with its words is said by no screen reader. */}
      <p role="status" className={hidden}>
        {status}
      </p>
      <div className={classNames(styles.panel, !hasList && status === undefined && styles.away)}>
        {status === undefined ? null : (
          <p aria-hidden="true" className={styles.status}>
            {status}
          </p>
        )}
        {hasList ? (
          <SearchBoxList id={`${id}-list`} label={label} groups={groups} active={active} idOf={idOf} onOpen={open} />
        ) : null}
        {props.footer ? <div className={styles.footer}>{props.footer}</div> : null}
      </div>
    </div>
  );
}
