import { waitFor } from 'storybook/test';
import { heldStates, partsIn, type HeldParts, type HeldState } from './held-states.ts';
import { hold, holdAll, partsOf, placeOf, release } from './hold.ts';
import { isSeen, lookAround } from './look.ts';

/** Holds each part in each of its states, alone, in light and in dark, and fails where nothing is seen of it. */
export async function expectHeldSeen(canvas: HTMLElement, held: HeldParts): Promise<void> {
  const states = heldStates.filter((state) => partsIn(held, state) !== null);
  await waitFor(() => {
    const lost = states.filter((state) => partsOf(frameIn(canvas), held, state).length === 0);
    // A component without anything to press has no part in that state.
    if (lost.some((state) => state !== 'pressed' || held.part === undefined))
      throw new Error(`No part to hold in: ${lost.join(', ')}`);
  });
  const frame = frameIn(canvas);
  const unseen = withoutTransitions(() => inBothSchemes(() => states.flatMap((state) => unseenIn(frame, held, state))));
  holdAll(frame, held);
  if (unseen.length > 0) throw new Error(`Nothing is seen of\n${unseen.join('\n')}`);
}

function frameIn(canvas: HTMLElement): Element {
  const frame = canvas.querySelector('[data-held-frame]');
  if (frame === null) throw new Error('The story is not drawn with its states.');
  return frame;
}

function unseenIn(frame: Element, held: HeldParts, state: HeldState): string[] {
  const place = placeOf(frame, held, state);
  if (place === null) return [];
  release(place);
  return partsOf(frame, held, state).flatMap((part) => {
    // A press is more than the hover that comes with it.
    if (state === 'pressed') hold(part, 'hover');
    const before = lookAround(part);
    hold(part, state);
    const after = lookAround(part);
    release(place);
    return isSeen(before, after) ? [] : [`${state}: ${part.outerHTML.slice(0, 160)}`];
  });
}

function inBothSchemes(find: () => readonly string[]): string[] {
  const roots = [...document.querySelectorAll<HTMLElement>('.portal-root')];
  const own = roots.map(({ dataset }) => dataset.scheme);
  const found = ['light', 'dark'].flatMap((scheme) => {
    for (const { dataset } of roots) dataset.scheme = scheme;
    return find().map((sentence) => `${scheme}, ${sentence}`);
  });
  roots.forEach(({ dataset }, at) => {
    const scheme = own[at];
    if (scheme === undefined) delete dataset.scheme;
    else dataset.scheme = scheme;
  });
  return found;
}

function withoutTransitions<Result>(measure: () => Result): Result {
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = '*, *::before, *::after { transition: none !important; animation: none !important; }';
  try {
    return measure();
  } finally {
    style.remove();
  }
}
