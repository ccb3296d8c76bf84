import type { ComposedRoute } from '@portal/kit';
import { expect, test, vi } from 'vitest';
import { pageOf, prefetchPage } from './page-of.ts';

function Page() {
  return null;
}

function routeTo(load: ComposedRoute['load']): ComposedRoute {
  return {
    pattern: '/news',
    feature: 'content',
    name: 'news',
    title: 'News',
    access: 'signedIn',
    isStatic: false,
    load,
  };
}

test('a page that was prepared is drawn as it is, without waiting for its code', async () => {
  const load = vi.fn(() => Promise.resolve({ default: Page }));
  const route = routeTo(load);
  await prefetchPage(route);
  await prefetchPage(route);
  expect(pageOf(route)).toBe(Page);
  expect(load).toHaveBeenCalledOnce();
});

test('a page that is on screen stays the component that it is, so that it keeps what was typed', async () => {
  const route = routeTo(() => Promise.resolve({ default: Page }));
  const preparing = prefetchPage(route);
  const prepared = pageOf(route);
  await preparing;
  await prefetchPage(route);
  expect(pageOf(route)).toBe(prepared);
});

test('a page whose code could not be fetched is tried again when it is opened', async () => {
  const load = vi.fn<ComposedRoute['load']>().mockRejectedValueOnce(new Error('offline'));
  load.mockResolvedValue({ default: Page });
  const route = routeTo(load);
  await expect(prefetchPage(route)).rejects.toThrow('offline');
  await prefetchPage(route);
  expect(pageOf(route)).toBe(Page);
});
