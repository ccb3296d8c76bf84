import { composeFeatures, defineFeature } from '@portal/kit';
import { testProfile } from '@portal/kit/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prepareLink } from './prepare-link.ts';

const load = vi.fn<(name: string) => Promise<never>>(() => Promise.reject(new Error('The code is not there')));
const page = (path: string) => ({ path, title: path, load: () => load(path) });
const communities = defineFeature({
  id: 'communities',
  mount: () => '/communities',
  routes: { dashboard: page('/'), explore: page('/explore'), community: page('/:alias') },
  landing: 'dashboard',
});
const composition = composeFeatures(testProfile(), [communities]);
const prepare = (href: string) => prepareLink(composition, href);
const fetched = () => load.mock.calls.flat();

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));
afterEach(() => {
  vi.unstubAllGlobals();
  load.mockClear();
});

test.each([
  ['/communities/explore?q=hands#top', '/explore'],
  ['/communities/hand-therapy', '/:alias'],
  ['/', '/'],
])('%s fetches the code of %s, and bears that it cannot be fetched', (href, pattern) => {
  prepare(href);
  expect(fetched()).toEqual([pattern]);
});

test.each([
  ['offline', { onLine: false }],
  ['where the device saves data', { onLine: true, connection: { saveData: true } }],
])('nothing is fetched %s', (_, device) => {
  vi.stubGlobal('navigator', device);
  prepare('/communities/explore');
  expect(fetched()).toEqual([]);
});

test.each(['/nowhere', '//evil.example/communities/explore', '/\\[', '/%'])('%s fetches nothing', (href) => {
  prepare(href);
  expect(fetched()).toEqual([]);
});
