import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const { loads } = vi.hoisted(() => ({ loads: new Map<string, ReturnType<typeof vi.fn>>() }));

vi.mock('../composition.ts', () => {
  const routes = ['/communities', '/communities/explore', '/communities/:alias'].map((pattern) => {
    const load = vi.fn(() => Promise.reject(new Error('The code is not there')));
    loads.set(pattern, load);
    return { pattern, load };
  });
  return { composition: { routes, destinations: { 'communities.dashboard': '/communities' } } };
});

const { prepareLink } = await import('./prepare-link.ts');

const fetched = () => [...loads].filter(([, load]) => load.mock.calls.length > 0).map(([pattern]) => pattern);

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));
afterEach(() => {
  vi.unstubAllGlobals();
  for (const load of loads.values()) load.mockClear();
});

test.each([
  ['/communities/explore?q=hands#top', '/communities/explore'],
  ['/communities/hand-therapy', '/communities/:alias'],
  ['/', '/communities'],
])('%s fetches the code of %s, and bears that it cannot be fetched', (href, pattern) => {
  prepareLink(href);
  expect(fetched()).toEqual([pattern]);
});

test.each([
  ['offline', { onLine: false }],
  ['where the device saves data', { onLine: true, connection: { saveData: true } }],
])('nothing is fetched %s', (_, device) => {
  vi.stubGlobal('navigator', device);
  prepareLink('/communities/explore');
  expect(fetched()).toEqual([]);
});

test.each(['/nowhere', '//evil.example/communities/explore', '/\\[', '/%'])('%s fetches nothing', (href) => {
  prepareLink(href);
  expect(fetched()).toEqual([]);
});
