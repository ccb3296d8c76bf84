import { useMemo } from 'react';
import { roomFor } from '../RichText/excerpt.ts';
import { defaultLabels, type RichTextLabels } from '../RichText/labels.ts';
import type { HeadingLevel } from '../RichText/outline.ts';
import { richNodes } from '../RichText/rich-nodes.tsx';
import { prose } from '../RichText/RichText.css.ts';
import { sanitiseToFragment } from '../RichText/sanitise.ts';
import { markedText } from './marked-text.tsx';
import { ownWords, rangesWithin } from './own-words.ts';
import { readableText } from './readable-text.ts';

export interface ComparedRichTextProps {
  html: string;
  /** What it is compared with. */
  other: string;
  /** The level of the text's first heading: one more than the heading above the text. */
  headingLevel?: HeadingLevel;
  labels?: Partial<RichTextLabels>;
}

/** One of two versions of a rich text: the words that the other does not have stand out. Needs a browser. */
export function ComparedRichText({ html, other, headingLevel = 2, labels }: ComparedRichTextProps) {
  const nodes = useMemo(() => {
    const fragment = sanitiseToFragment(html);
    const { text, starts } = readableText(fragment);
    const own = ownWords(text, readableText(sanitiseToFragment(other)).text);
    return richNodes(fragment, {
      headingLevel,
      mentionHref: undefined,
      labels: { ...defaultLabels, ...labels },
      room: roomFor(undefined),
      drawText(node, shown) {
        const start = starts.get(node) ?? 0;
        return markedText(shown, rangesWithin(own, start, start + shown.length));
      },
    });
  }, [html, other, headingLevel, labels]);
  return <div className={prose}>{nodes}</div>;
}
