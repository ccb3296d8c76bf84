import { memorySession, memoryStorage, usePortalResource } from '@portal/kit';
import { loginOf, testPortal, testProfile } from '@portal/kit/testing';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { keptCart } from './kept-cart.ts';

const here = { storage: memoryStorage(), profile: testProfile() };

/** Somebody opens the portal in the same browser. */
function open({ as = 'mia', ...portal }: Partial<typeof here> & { as?: string } = {}) {
  const session = memorySession(loginOf(as));
  const { wrapper } = testPortal({ ...here, ...portal, session });
  const { result, unmount } = renderHook(() => usePortalResource(keptCart), { wrapper });
  return { session, cart: () => result.current.id(), keep: (id: string) => result.current.keep(id), unmount };
}

test('a cart is remembered in the browser, per person and organisation, until they sign out [EVT-268]', () => {
  const first = open();
  expect(first.cart()).toBeNull();
  act(() => first.keep('cart-7'));
  expect(first.cart()).toBe('cart-7');
  first.unmount();

  const others = [open({ as: 'tom' }), open({ profile: testProfile({}, { name: 'other' }) })];
  expect(others.map(({ cart }) => cart())).toEqual([null, null]);
  for (const { unmount } of others) unmount();

  const again = open();
  expect(again.cart()).toBe('cart-7');
  act(() => again.session.set(null));
  again.unmount();
  expect(open().cart()).toBeNull();
});
