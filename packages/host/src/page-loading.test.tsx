import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fontsLoaded, documentParsed, stylesLoaded } from './page-loading.ts';

const state = vi.spyOn(document, 'readyState', 'get');
let link: HTMLLinkElement;

beforeEach(() => {
  state.mockReturnValue('interactive');
  link = document.createElement('link');
  link.rel = 'stylesheet';
  document.head.append(link);
});
afterEach(() => {
  link.remove();
  vi.useRealTimers();
});

/** Whether it has ended when what had to be done for that is done: what it waits for is an event, and none comes meanwhile. */
async function hasEnded(waiting: Promise<void>): Promise<boolean> {
  let isOver = false;
  void waiting.then(() => (isOver = true));
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  return isOver;
}

test.each(['load', 'error'])('styles are waited for until their %s', async (end) => {
  const waiting = stylesLoaded(document);
  expect(await hasEnded(waiting)).toBe(false);
  link.dispatchEvent(new Event(end));
  expect(await hasEnded(waiting)).toBe(true);
});

test('styles that had failed before are waited for no longer than the page', async () => {
  const waiting = stylesLoaded(document);
  window.dispatchEvent(new Event('load'));
  expect(await hasEnded(waiting)).toBe(true);
  state.mockReturnValue('complete');
  expect(await hasEnded(stylesLoaded(document))).toBe(true);
});

test('styles that are there are not waited for', async () => {
  Object.defineProperty(link, 'sheet', { value: new CSSStyleSheet() });
  expect(await hasEnded(stylesLoaded(document))).toBe(true);
});

test('letters are waited for until they have come, and no longer than five seconds', async () => {
  vi.useFakeTimers();
  const coming = Promise.withResolvers<FontFaceSet>();
  const pageWith = (ready: Promise<FontFaceSet>) => ({ fonts: { ready } as FontFaceSet });
  const inTime = fontsLoaded(pageWith(coming.promise));
  const late = fontsLoaded(pageWith(new Promise(() => undefined)));
  await vi.advanceTimersByTimeAsync(4999);
  expect([await hasEnded(inTime), await hasEnded(late)]).toEqual([false, false]);
  coming.resolve(pageWith(coming.promise).fonts);
  expect(await hasEnded(inTime)).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(await hasEnded(late)).toBe(true);
});

test('a script that runs before the page was read to its end waits for that', async () => {
  expect(await hasEnded(documentParsed(document))).toBe(true);
  state.mockReturnValue('loading');
  const waiting = documentParsed(document);
  expect(await hasEnded(waiting)).toBe(false);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(await hasEnded(waiting)).toBe(true);
});
