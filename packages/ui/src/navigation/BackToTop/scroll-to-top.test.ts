import { expect, test } from 'vitest';
import { easeInOut, scrollToTop } from './scroll-to-top.ts';

/** A page of which the test moves the clock. */
function fakePage({ hasReducedMotion = false } = {}) {
  let frame: ((now: number) => void) | undefined;
  const hands = new EventTarget();
  const page = {
    scrollY: 3000,
    matchMedia: () => ({ matches: hasReducedMotion }),
    performance: { now: () => 0 },
    addEventListener: hands.addEventListener.bind(hands),
    requestAnimationFrame: (next: (now: number) => void) => (frame = next),
    scrollTo: ({ top }: { top: number }) => {
      page.scrollY = top;
    },
  };
  return {
    page,
    // Only what the function uses of a window.
    window: page as unknown as Window,
    touch: () => hands.dispatchEvent(new Event('wheel')),
    at(now: number) {
      const run = frame;
      frame = undefined;
      run?.(now);
    },
  };
}

test('the page goes to its top over 1500 ms [PLT-220]', () => {
  const { page, window, at } = fakePage();
  scrollToTop(window);
  at(750);
  expect(page.scrollY).toBe(1500);
  at(1499);
  expect(page.scrollY).toBeGreaterThan(0);
  at(1500);
  expect(page.scrollY).toBe(0);
});

test('with less motion it goes there at once', () => {
  const { page, window } = fakePage({ hasReducedMotion: true });
  scrollToTop(window);
  expect(page.scrollY).toBe(0);
});

test('a hand on the page stops it', () => {
  const { page, window, at, touch } = fakePage();
  scrollToTop(window);
  at(750);
  touch();
  at(1500);
  expect(page.scrollY).toBe(1500);
});

test.each([
  [0, 0],
  [0.5, 0.5],
  [1, 1],
])('the way at %d of the time is %d', (part, expected) => {
  expect(easeInOut(part)).toBe(expected);
});
