import type { Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useReducer, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Schedules the renders that the virtualizer asks for. While one scrolls they are in a task of their own, so that the page answers in between:
 * the rows around those in sight are there already. In a list that remembers its place the first scroll may be the way back to it, and a row
 * that turned out higher moves what is below it: those render synchronously, before anything is painted.
 */
export function useRerender<Row extends Element>({ isRestored }: { isRestored: boolean }) {
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const range = useRef<Virtualizer<Window, Row>['range']>(null);
  const isWayBack = useRef(isRestored);
  const onChange = useCallback((virtualizer: Virtualizer<Window, Row>, isUrgent: boolean) => {
    const isScroll = virtualizer.range !== range.current;
    range.current = virtualizer.range;
    if (isUrgent && (isWayBack.current || !isScroll)) flushSync(rerender);
    if (virtualizer.isScrolling) isWayBack.current = false;
  }, []);
  const onRendered = useCallback((virtualizer: Virtualizer<Window, Row>) => {
    range.current = virtualizer.range;
  }, []);
  return { onChange, onRendered };
}
