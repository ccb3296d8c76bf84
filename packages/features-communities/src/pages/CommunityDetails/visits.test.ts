import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createVisits } from './visits.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a step between the tabs is the same visit [COM-115]', () => {
  const visits = createVisits();
  expect(visits.enter('c-1')).toBe(true);
  visits.leave();
  vi.advanceTimersByTime(300);
  expect(visits.enter('c-1')).toBe(false);
});

test('coming back later is another visit', () => {
  const visits = createVisits();
  visits.enter('c-1');
  visits.leave();
  vi.advanceTimersByTime(1000);
  expect(visits.enter('c-1')).toBe(true);
});

test('another community is another visit', () => {
  const visits = createVisits();
  visits.enter('c-1');
  visits.leave();
  expect(visits.enter('c-2')).toBe(true);
});
