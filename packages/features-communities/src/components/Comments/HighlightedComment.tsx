import { type ReactNode, useEffect, useRef } from 'react';
import * as css from './Comments.css.ts';

export interface HighlightedCommentProps {
  /** It has come while the reader was here, and was shown last. */
  isNew: boolean;
  /** The reader goes on from here. */
  isFirst: boolean;
  children: ReactNode;
}

/** A comment, set off for as long as it is new. */
export function HighlightedComment({ isNew, isFirst, children }: HighlightedCommentProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isFirst) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, [isFirst]);
  return (
    <div ref={place} tabIndex={isFirst ? -1 : undefined} className={isNew ? css.highlighted : undefined}>
      {children}
    </div>
  );
}
