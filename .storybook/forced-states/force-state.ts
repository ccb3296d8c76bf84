import { forcedStates, partsIn, type ForcedParts, type ForcedState } from './forced-states.ts';

const attribute = 'data-forced-state';

/** Where a pointer presses it also hovers. */
const words: Readonly<Record<ForcedState, string>> = { hover: 'hover', focus: 'focus', pressed: 'hover pressed' };

function withWords(element: Element, more: string): void {
  const all = new Set([...(element.getAttribute(attribute) ?? '').split(' '), ...more.split(' ')]);
  element.setAttribute(attribute, [...all].filter(Boolean).join(' '));
}

/** As in a browser, a pointer over a part is over what the part stands in too; focus is on the part alone. */
export function forceState(part: Element, state: ForcedState): void {
  withWords(part, words[state]);
  if (state === 'focus') return;
  const edge = part.closest('[data-copy], .portal-root');
  for (let around = part.parentElement; around !== null && around !== edge; around = around.parentElement)
    withWords(around, words[state]);
}

export function release(root: Element): void {
  for (const element of root.querySelectorAll(`[${attribute}]`)) element.removeAttribute(attribute);
}

/** Where the parts of a state are looked for: in their copy, or in all of the story with what it opened. */
export function placeOf(frame: Element, forced: ForcedParts, state: ForcedState): Element | null {
  return forced.part === undefined ? frame.closest('.portal-root') : frame.querySelector(`[data-copy="${state}"]`);
}

export function partsOf(frame: Element, forced: ForcedParts, state: ForcedState): readonly Element[] {
  const selector = partsIn(forced, state);
  if (selector === null) return [];
  return [...(placeOf(frame, forced, state)?.querySelectorAll(selector) ?? [])];
}

/** Holds every part in its state; what React renders later is forced when this is called again. */
export function forceAll(frame: Element, forced: ForcedParts): void {
  for (const state of forcedStates) for (const part of partsOf(frame, forced, state)) forceState(part, state);
}
