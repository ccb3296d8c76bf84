import { pageNavigation } from '@portal/kit';
import { testPortal, testProfile } from '@portal/kit/testing';
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useCartChanges } from './use-cart-changes.ts';

afterEach(() => vi.restoreAllMocks());

const checkoutUrl = 'https://pay.example.org/order-1';

test.each([
  ['newTab', [[checkoutUrl]], []],
  ['sameTab', [], [[checkoutUrl]]],
])('a cart is paid for the sum that was shown, where the organisation says: %s', async (checkoutOpens, inTab, here) => {
  const tab = { opener: window, location: { replace: vi.fn() } };
  // Of a window only this is used.
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  const navigation = { ...pageNavigation(), navigate: vi.fn() };
  const bodies: unknown[] = [];
  const fetch = vi.fn(async (...[input, init]: Parameters<typeof globalThis.fetch>) => {
    bodies.push(await new Request(input, init).json());
    return Response.json({ checkoutUrl });
  });
  const profile = testProfile({}, { featureSettings: { events: { checkoutOpens } } });
  const track = vi.fn();
  const { wrapper } = testPortal({ navigation, fetch, profile, analytics: { track } });
  const { result } = renderHook(() => useCartChanges('cart-1'), { wrapper });
  await act(() => result.current.pay(18_000));
  expect(bodies).toEqual([expect.objectContaining({ cartId: 'cart-1', total: 18_000 })]);
  expect(track.mock.calls).toEqual([['purchaseProduct', {}]]);
  expect([tab.location.replace.mock.calls, navigation.navigate.mock.calls]).toEqual([inTab, here]);
});
