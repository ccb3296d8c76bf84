import { heldStates, partsIn, type HeldParts, type HeldState } from './held-states.ts';

const attribute = 'data-held';

/** Where a pointer presses it also hovers. */
const words: Readonly<Record<HeldState, string>> = { hover: 'hover', focus: 'focus', pressed: 'hover pressed' };

function withWords(element: Element, more: string): void {
  const all = new Set([...(element.getAttribute(attribute) ?? '').split(' '), ...more.split(' ')]);
  element.setAttribute(attribute, [...all].filter(Boolean).join(' '));
}

/** As in a browser, a pointer over a part is over what the part stands in too; focus is on the part alone. */
export function hold(part: Element, state: HeldState): void {
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
export function placeOf(frame: Element, held: HeldParts, state: HeldState): Element | null {
  return held.part === undefined ? frame.closest('.portal-root') : frame.querySelector(`[data-copy="${state}"]`);
}

export function partsOf(frame: Element, held: HeldParts, state: HeldState): readonly Element[] {
  const selector = partsIn(held, state);
  if (selector === null) return [];
  return [...(placeOf(frame, held, state)?.querySelectorAll(selector) ?? [])];
}

/** Holds every part in its state; what React draws later is held when this is called again. */
export function holdAll(frame: Element, held: HeldParts): void {
  for (const state of heldStates) for (const part of partsOf(frame, held, state)) hold(part, state);
}
