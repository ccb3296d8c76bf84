import { type RefObject, useLayoutEffect } from 'react';
import { watchSizes } from '../../foundations/watch-sizes.ts';

/** Whoever looks through the tabs themself is left alone. */
const looking = ['pointerdown', 'wheel', 'focusin'] as const;

/** Scrolls a list of tabs to the current one: at once, and as letters, counts and the room for them come. */
export function useCurrentInView(listRef: RefObject<HTMLElement | null>, current: string, count: number): void {
  useLayoutEffect(() => {
    const list = listRef.current;
    if (list === null) return undefined;
    const bring = () => {
      const tab = list.querySelector('[aria-current]');
      if (tab !== null) bringIntoView(list, tab);
    };
    bring();
    const leave = watchSizes([list, ...list.children], bring);
    for (const type of looking) list.addEventListener(type, leave, { passive: true });
    return () => {
      leave();
      for (const type of looking) list.removeEventListener(type, leave);
    };
  }, [listRef, current, count]);
}

// `scrollIntoView` would move the page as well.
function bringIntoView(list: HTMLElement, tab: Element) {
  const outer = list.getBoundingClientRect();
  const inner = tab.getBoundingClientRect();
  if (inner.left >= outer.left && inner.right <= outer.right) return;
  list.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
}
