import { testPortal } from '@portal/kit/testing';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useRegistration } from './use-registration.ts';

const done = { success: true, message: '', checkoutUrl: null };

test.each([
  ['is free counts as a registration', 200, done, [['registerEvent', { targetId: 'e-1' }]]],
  [
    'is still to be paid for counts as a purchase',
    200,
    { ...done, checkoutUrl: 'https://pay.example.org/order-1' },
    [['purchaseProduct', { targetId: 't-1' }]],
  ],
  ['was refused counts as nothing', 409, { code: 'conflict', status: 409, message: 'No tickets left' }, []],
])('a ticket that %s [SVC-162]', async (_, status, reply, counted) => {
  const track = vi.fn();
  const { wrapper } = testPortal({
    analytics: { track },
    navigation: { link: () => null, navigate: vi.fn(), back: vi.fn() },
    fetch: () => Promise.resolve(Response.json(reply, { status })),
  });
  const { result } = renderHook(() => useRegistration('e-1'), { wrapper });
  await act(() => result.current.register('t-1').catch(() => undefined));
  expect(track.mock.calls).toEqual(counted);
});
