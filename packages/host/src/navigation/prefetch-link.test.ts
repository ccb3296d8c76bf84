import { createPortalQueryClient, defineFeature } from '@portal/kit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { portalOf } from '../contributions/testing/portal-of.ts';
import { prefetchLink } from './prefetch-link.ts';

const load = vi.fn<(name: string) => Promise<never>>(() => Promise.reject(new Error('The code is not there')));
const page = (path: string) => ({ path, title: path, load: () => load(path) });
const communities = defineFeature({
  id: 'communities',
  mount: () => '/communities',
  routes: { dashboard: page('/'), explore: page('/explore'), community: page('/:alias') },
});
const composition = portalOf([communities]);
const prepare = (href: string) => prefetchLink(composition, href);
const fetched = () => load.mock.calls.flat();

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));
afterEach(() => {
  vi.unstubAllGlobals();
  load.mockClear();
});

test.each([
  ['/communities/explore?q=hands#top', '/explore'],
  ['/communities/hand-therapy', '/:alias'],
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

describe('with a reader', () => {
  const prefetch = vi.fn<(request: string) => Promise<void>>(async () => undefined);
  const reads = (...requests: string[]) => requests.map((request) => ({ request, prefetch: () => prefetch(request) }));
  const news = defineFeature({
    id: 'news',
    mount: () => '/news',
    routes: {
      item: {
        path: '/:id',
        title: 'News',
        load: async () => ({
          default: () => null,
          firstReads: ({ id }: { id: string }, { page }: { page?: string }) => reads(`item ${id}`, `page ${page}`),
        }),
      },
    },
  });
  const composed = portalOf([news]);
  const client = { call: () => Promise.reject(new Error('nobody asks')) };

  test('what the page begins with is asked for, with the parts of its address and its query', async () => {
    prefetchLink(composed, '/news/n-1?page=2#top', { queryClient: createPortalQueryClient(), client });
    await expect.poll(() => prefetch.mock.calls.flat()).toEqual(['item n-1', 'page 2']);
  });

  test('nothing is asked for while the portal waits for several answers', async () => {
    const queryClient = createPortalQueryClient();
    for (const key of [1, 2, 3, 4])
      void queryClient.prefetchQuery({ queryKey: [key], queryFn: () => new Promise(() => undefined) });
    const load = vi.spyOn(composed.routes[0] ?? expect.fail(), 'load');
    prefetchLink(composed, '/news/n-1', { queryClient, client });
    await expect.poll(() => load).toHaveBeenCalled();
    await load.mock.results.at(-1)?.value;
    expect(prefetch).not.toHaveBeenCalled();
  });

  test('the way home fetches the code of its sections that need no role, and asks for what is open to everybody', async () => {
    const loadSection = vi.fn<(id: string) => void>();
    const section = (id: string, more: { permission?: string } = {}) => ({
      ...{ id, title: id, order: 10, ...more },
      load: async () => {
        loadSection(id);
        return { default: () => null, firstReads: () => reads(id) };
      },
    });
    const bringing = (id: string, module: 'events' | undefined, home: ReturnType<typeof section>[]) =>
      defineFeature({ id, mount: () => `/${id}`, routes: {}, contributes: { home }, ...(module && { module }) });
    const portal = portalOf([
      bringing('steps', undefined, [section('everybody'), section('staff', { permission: 'generalFaq' })]),
      bringing('events', 'events', [section('attending')]),
    ]);
    prefetchLink(portal, '/', { queryClient: createPortalQueryClient(), client });
    await expect.poll(() => prefetch.mock.calls.flat()).toEqual(['everybody']);
    expect(new Set(loadSection.mock.calls.flat())).toEqual(new Set(['everybody', 'attending']));
  });

  afterEach(() => prefetch.mockClear());
});
