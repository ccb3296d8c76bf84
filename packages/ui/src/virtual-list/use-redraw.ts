import type { Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * When rows are drawn because the virtualizer changed. While one scrolls it is in a task of its own, so that the page answers in between:
 * the rows around those in sight are there already. The first scroll may be the way back to a place, and a row that turned out higher
 * moves what is below it: those are drawn before anything is painted.
 */
export function useRedraw<Row extends Element>() {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const range = useRef<Virtualizer<Window, Row>['range']>(null);
  const isFirst = useRef(true);
  const onChange = useCallback((virtualizer: Virtualizer<Window, Row>, isUrgent: boolean) => {
    const isScroll = virtualizer.range !== range.current;
    range.current = virtualizer.range;
    if (isUrgent && (isFirst.current || !isScroll)) flushSync(redraw);
    if (virtualizer.isScrolling) isFirst.current = false;
  }, []);
  const onDrawn = useCallback((virtualizer: Virtualizer<Window, Row>) => {
    range.current = virtualizer.range;
  }, []);
  return { onChange, onDrawn };
}
