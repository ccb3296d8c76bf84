import { useMemo } from 'react';
import { classNames } from '../../foundations/class-names.ts';
import { leadingMarkup, roomFor } from './excerpt.ts';
import { defaultLabels, type RichTextLabels } from './labels.ts';
import type { HeadingLevel } from './outline.ts';
import { richNodes } from './rich-nodes.tsx';
import * as css from './RichText.css.ts';
import { sanitiseToFragment } from './sanitise.ts';

export interface RichTextProps {
  /** Markup from the server or an editor; whatever the portal does not allow is left out. */
  html: string;
  /** Shows the beginning alone, for lists that lead to the whole; of the rest nothing is read or laid out. */
  maxLines?: 3 | 6 | 10;
  /** The level of the text's first heading: one more than the heading above the text. */
  headingLevel?: HeadingLevel;
  /** Where a mentioned person's page is; without it mentions are words. */
  mentionHref?: (id: string) => string | undefined;
  labels?: Partial<RichTextLabels>;
}

/** Rich text, sanitised where it is shown, at a measure that is good to read. */
export function RichText({ html, maxLines, headingLevel = 2, mentionHref, labels }: RichTextProps) {
  const shown = maxLines === undefined ? html : leadingMarkup(html, maxLines);
  const fragment = useMemo(() => (typeof window === 'undefined' ? null : sanitiseToFragment(shown)), [shown]);
  const nodes = useMemo(() => {
    const words = { ...defaultLabels, ...labels };
    const room = roomFor(maxLines);
    return fragment === null ? null : richNodes(fragment, { headingLevel, mentionHref, labels: words, room });
  }, [fragment, headingLevel, mentionHref, labels, maxLines]);
  return (
    <div className={classNames(css.prose, maxLines !== undefined && css.clamped, maxLines && css.lines[maxLines])}>
      {nodes}
    </div>
  );
}
