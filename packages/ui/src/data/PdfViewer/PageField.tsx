import { useState } from 'react';
import { typedPage } from './page-position.ts';
import * as styles from './PdfViewer.css.ts';

export interface PageFieldProps {
  label: string;
  page: number;
  count: number;
  isDisabled: boolean;
  onPage: (page: number) => void;
}

/** The number of the page that is read, to be typed over; Enter or leaving the field goes there. */
export function PageField({ label, page, count, isDisabled, onPage }: PageFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);

  function settle() {
    const wanted = draft === null ? null : typedPage(draft, count);
    setDraft(null);
    if (wanted !== null && wanted !== page) onPage(wanted);
  }

  return (
    <input
      className={styles.pageField}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      value={draft ?? String(page)}
      disabled={isDisabled}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          // The viewer may stand in a form, which this does not send.
          event.preventDefault();
          settle();
        }
      }}
    />
  );
}
