import { createListeners } from '@portal/kit';
import { type ElementAppearance, appearanceAttributes, appearanceOf } from './element-appearance.ts';

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
export function watchAppearance(element: HTMLElement) {
  const { subscribe, notify } = createListeners();
  let appearance: ElementAppearance = appearanceOf(element);
  const update = () => {
    appearance = appearanceOf(element);
    notify();
  };
  const observers = [
    watchAttributes(element, appearanceAttributes, update),
    watchAttributes(document.documentElement, ['dir'], update),
  ];
  return {
    get: () => appearance,
    subscribe,
    disconnect: () => observers.forEach((observer) => observer.disconnect()),
  };
}
