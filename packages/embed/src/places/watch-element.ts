import { createListeners } from '@portal/kit';
import { type ElementLooks, lookAttributes, looksOf } from './element-looks.ts';

/** Tells of every change of these attributes. */
export function watchAttributes(
  element: HTMLElement,
  names: readonly string[],
  onChange: () => void,
): { disconnect(): void } {
  const observer = new MutationObserver(onChange);
  if (names.length > 0) observer.observe(element, { attributeFilter: [...names] });
  return observer;
}

/** An element's looks, which its page may change at any time; the direction is often the whole page's. */
export function watchLooks(element: HTMLElement) {
  const { subscribe, notify } = createListeners();
  let looks: ElementLooks = looksOf(element);
  const look = () => {
    looks = looksOf(element);
    notify();
  };
  const observers = [
    watchAttributes(element, lookAttributes, look),
    watchAttributes(document.documentElement, ['dir'], look),
  ];
  return {
    get: () => looks,
    subscribe,
    disconnect: () => observers.forEach((observer) => observer.disconnect()),
  };
}
