import { useEffect, useRef, useState, type ReactNode } from 'react';
import { watchSizes } from '../../foundations/watch-sizes.ts';
import * as css from './RichText.css.ts';

export interface ScrollingTableProps {
  /** Said when the table is wider than its box, which can then be scrolled with the arrow keys. */
  label: string;
  children: ReactNode;
}

/** A table that scrolls in a box of its own where it is wider than the text. */
export function ScrollingTable({ label, children }: ScrollingTableProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isWider, setIsWider] = useState(false);
  useEffect(() => {
    const { current } = box;
    if (current === null) return undefined;
    return watchSizes([current, ...current.children], () => setIsWider(current.scrollWidth > current.clientWidth));
  }, []);
  const focusable = isWider ? { role: 'group', tabIndex: 0, 'aria-label': label } : {};
  return (
    <div ref={box} className={css.scroll} {...focusable}>
      <table>{children}</table>
    </div>
  );
}
