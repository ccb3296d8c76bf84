import { useRef } from 'react';
import { buttonClass } from '../../actions/Button/button-class.ts';
import { classNames } from '../../foundations/class-names.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import * as styles from '../field/field.css.ts';
import { useFieldIds } from '../field/use-field-ids.ts';
import { IconClose, IconSearch } from '../../foundations/icons/icons.ts';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { search } from './SearchField.css.ts';
import { useDebouncedText } from './use-debounced-text.ts';

export interface SearchFieldProps {
  label: string;
  isLabelHidden?: boolean | undefined;
  description?: string | undefined;
  value: string;
  /** Called debounced: when nothing has been typed for `debounceMs`. */
  onChange: (value: string) => void;
  debounceMs?: number;
  /** Enter was pressed; what was typed has been passed to `onChange`. */
  onSubmit?: ((value: string) => void) | undefined;
  placeholder?: string;
  size?: 'sm' | 'md' | 'lg';
  isDisabled?: boolean;
  /** The search is under way. */
  isPending?: boolean | undefined;
  name?: string;
  hasAutoFocus?: boolean;
  labels?: { clear?: string };
}

/** Text to find things by; its change is debounced. */
export function SearchField(props: SearchFieldProps) {
  const { label, isLabelHidden = true, description, size = 'md', debounceMs = 0 } = props;
  const ids = useFieldIds({ description });
  const inputRef = useRef<HTMLInputElement>(null);
  const { text, type, commit: settle } = useDebouncedText(props.value, props.onChange, debounceMs);
  const clear = () => {
    settle('');
    inputRef.current?.focus();
  };
  return (
    <FieldFrame field={{ label, isLabelHidden, description }} ids={ids}>
      <div className={styles.box} role="search">
        <span className={styles.startAdornment}>
          {props.isPending ? <Spinner size="sm" /> : <IconSearch size={20} />}
        </span>
        <input
          id={ids.control}
          ref={inputRef}
          name={props.name}
          type="search"
          className={classNames(styles.control, styles.sizes[size], styles.withStart, styles.withEndIcon, search)}
          value={text}
          disabled={props.isDisabled}
          placeholder={props.placeholder}
          autoComplete="off"
          autoFocus={props.hasAutoFocus}
          enterKeyHint="search"
          aria-busy={props.isPending || undefined}
          aria-describedby={ids.describedBy}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && text !== '') {
              // The first Escape empties the field; only the next one may close what the field stands in.
              event.stopPropagation();
              settle('');
            }
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
              settle(text);
              props.onSubmit?.(text);
            }
          }}
        />
        {text === '' || props.isDisabled ? null : (
          <span className={styles.endAdornment}>
            <button
              type="button"
              className={buttonClass({ tone: 'neutral', size: 'sm', isSquare: true })}
              aria-label={props.labels?.clear ?? 'Clear'}
              onClick={clear}
            >
              <IconClose size={16} />
            </button>
          </span>
        )}
      </div>
    </FieldFrame>
  );
}
