import type { ComposedRoute } from '@portal/kit';
import { expect, test, vi } from 'vitest';
import { createElementHistory } from './element-history.ts';

const routeAt = (pattern: string): ComposedRoute => ({
  pattern,
  feature: 'birds',
  name: pattern,
  title: pattern,
  access: 'signedIn',
  area: 'members',
  isStatic: false,
  load: () => Promise.reject(new Error('Not drawn here')),
});
const routes = [routeAt('/birds'), routeAt('/birds/:name')];
const addresses = {
  'nests.eggs': '/birds/eggs',
  ...Object.fromEntries(routes.map(({ name, pattern }) => [`birds.${name}`, pattern])),
};
const portalUrl = 'https://portal.example/';

function open(start: string, leave = vi.fn()) {
  return { history: createElementHistory({ routes, addresses, start, portalUrl, leave }), leave };
}

test('an element leads on to what it can show, and back', () => {
  const { history, leave } = open('/birds');
  const listener = vi.fn();
  history?.subscribe(listener);
  history?.navigate('https://portal.example/birds?only=small');
  expect(history?.isAtStart()).toBe(true);
  history?.navigate('https://portal.example/birds/wren?tab=song');
  expect(history?.isAtStart()).toBe(false);
  expect(history?.get()).toMatchObject({ params: { name: 'wren' }, url: { search: '?tab=song' } });
  history?.navigate('/birds/wren?tab=nest', { replace: true });
  history?.back();
  history?.back();
  expect(history?.get().url.pathname).toBe('/birds');
  history?.back();
  expect(history?.get().url.pathname).toBe('/birds');
  expect([listener.mock.calls.length, leave.mock.calls.length]).toEqual([5, 0]);
});

test.each([
  ['/account/sign-in', 'https://portal.example/account/sign-in'],
  ['https://other.example/birds', 'https://other.example/birds'],
  ['//other.example/birds', 'https://other.example/birds'],
  // A page that the portal alone has, where one of an element with this name would stand.
  ['/birds/eggs', 'https://portal.example/birds/eggs'],
])('%s is for the window', (href, address) => {
  const { history, leave } = open('/birds');
  expect(history?.canShow(href)).toBe(false);
  history?.navigate(href, { replace: true });
  expect(leave).toHaveBeenCalledWith(address, { replace: true });
  expect(history?.get().url.pathname).toBe('/birds');
});

test('an element without what its page is about has no history', () => {
  expect(open('').history).toBeNull();
});
