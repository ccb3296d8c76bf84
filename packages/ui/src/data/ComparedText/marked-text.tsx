import { Fragment, type ReactNode } from 'react';
import { gentleText } from '../RichText/gentle-text.tsx';
import * as styles from './ComparedText.css.ts';
import type { TextRange } from './own-words.ts';

/** A text in which some stretches stand out. */
export function markedText(text: string, ranges: readonly TextRange[]): ReactNode {
  if (ranges.length === 0) return gentleText(text);
  const ends = [...ranges.map(({ to }) => to), text.length];
  return ends.map((end, at) => {
    const { from, to } = ranges[at] ?? { from: end, to: end };
    return (
      <Fragment key={at}>
        {gentleText(text.slice(ends[at - 1] ?? 0, from))}
        {to > from && <mark className={styles.mark}>{gentleText(text.slice(from, to))}</mark>}
      </Fragment>
    );
  });
}
