import { testPortal } from '@portal/kit/testing';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleOrder } from '../../stories/sample-order.ts';
import { useOrderWords } from './use-order-words.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['Australia/Sydney', '12:30 pm'],
  ['Australia/Perth', '9:30 am'],
])('until when seats are held is told to whoever pays in %s by their own clock: %s', (timeZone, time) => {
  const own = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...own, timeZone });
  const order = sampleOrder({ status: 'pending', heldUntil: '2026-11-18T01:30:00.000Z' });
  const { result } = renderHook(() => useOrderWords(order, 'unpaid'), { wrapper: testPortal().wrapper });
  expect(result.current.text).toBe(`Your seats are held until ${time}.`);
});
