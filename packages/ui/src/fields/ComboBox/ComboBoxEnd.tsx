import { Button } from 'react-aria-components/Button';
import { buttonClass } from '../../actions/Button/button-class.ts';
import { IconChevronDown, IconClose } from '../../foundations/icons/icons.ts';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import type { ComboBoxLabels } from './combo-box-words.ts';
import * as styles from './ComboBox.css.ts';

export interface ComboBoxEndProps {
  labels: ComboBoxLabels;
  isLoading: boolean;
  onClear: (() => void) | undefined;
  /** A button that opens the list, where there is one to look through. */
  hasOpener: boolean;
}

/** At the end of the field: that it searches, the way to empty it, the way to open it. */
export function ComboBoxEnd({ labels, isLoading, onClear, hasOpener }: ComboBoxEndProps) {
  const look = buttonClass({ tone: 'neutral', size: 'sm', isSquare: true });
  return (
    <span className={styles.end}>
      {isLoading ? (
        <span className={styles.waiting}>
          <Spinner size="sm" />
        </span>
      ) : null}
      {onClear ? (
        // An open list hides the rest of the page from screen readers; this mark keeps the button in.
        <button
          type="button"
          tabIndex={-1}
          data-react-aria-top-layer="true"
          className={look}
          aria-label={labels.clear}
          onClick={onClear}
        >
          <IconClose size={16} />
        </button>
      ) : null}
      {hasOpener ? (
        <Button className={look} aria-label={labels.open}>
          <IconChevronDown size={16} />
        </Button>
      ) : null}
    </span>
  );
}
