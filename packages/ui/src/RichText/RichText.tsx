import { useMemo } from 'react';
import * as css from './RichText.css.ts';
import { sanitise } from './sanitise.ts';

export interface RichTextProps {
  /** Markup from the server or an editor; whatever the portal does not allow is left out. */
  html: string;
  /** Cuts a long text off, for lists that lead to the whole. */
  maxLines?: 3 | 6 | 10;
}

/** Rich text, sanitised where it is shown, at a measure that is good to read. */
export function RichText({ html, maxLines }: RichTextProps) {
  const safe = useMemo(() => sanitise(html), [html]);
  const className = maxLines === undefined ? css.prose : `${css.prose} ${css.clamped} ${css.lines[maxLines]}`;
  return <div className={className} dangerouslySetInnerHTML={{ __html: safe }} />;
}
