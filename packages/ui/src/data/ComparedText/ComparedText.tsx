import { markedText } from './marked-text.tsx';
import { ownWords } from './own-words.ts';

export interface ComparedTextProps {
  text: string;
  /** What it is compared with. */
  other: string;
}

/** One of two versions of a plain text: what the other does not say stands out. */
export function ComparedText({ text, other }: ComparedTextProps) {
  return <>{markedText(text, ownWords(text, other))}</>;
}
