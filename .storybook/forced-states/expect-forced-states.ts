import { waitFor } from 'storybook/test';
import { forcedStates, partsIn, type ForcedParts, type ForcedState } from './forced-states.ts';
import { forceState, forceAll, partsOf, placeOf, release } from './force-state.ts';
import { isSeen, lookAround } from './look.ts';

/** Holds each part in each of its states, alone, in light and in dark, and fails where nothing is seen of it. */
export async function expectForcedStatesSeen(canvas: HTMLElement, forced: ForcedParts): Promise<void> {
  const states = forcedStates.filter((state) => partsIn(forced, state) !== null);
  await waitFor(() => {
    const lost = states.filter((state) => partsOf(frameIn(canvas), forced, state).length === 0);
    // A component without anything to press has no part in that state.
    if (lost.some((state) => state !== 'pressed' || forced.part === undefined))
      throw new Error(`No part to hold in: ${lost.join(', ')}`);
  });
  const frame = frameIn(canvas);
  const unseen = withoutTransitions(() =>
    inBothSchemes(() => states.flatMap((state) => unseenIn(frame, forced, state))),
  );
  forceAll(frame, forced);
  if (unseen.length > 0) throw new Error(`Nothing is seen of\n${unseen.join('\n')}`);
}

function frameIn(canvas: HTMLElement): Element {
  const frame = canvas.querySelector('[data-forced-frame]');
  if (frame === null) throw new Error('The story is not drawn with its states.');
  return frame;
}

function unseenIn(frame: Element, forced: ForcedParts, state: ForcedState): string[] {
  const place = placeOf(frame, forced, state);
  if (place === null) return [];
  release(place);
  return partsOf(frame, forced, state).flatMap((part) => {
    // A press is more than the hover that comes with it.
    if (state === 'pressed') forceState(part, 'hover');
    const before = lookAround(part);
    forceState(part, state);
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
