// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CalendarEvent } from './calendar-event.ts';
import type { ShownTip } from './event-tips.ts';
import { useTips } from './use-tips.ts';

const event = (id: string): CalendarEvent => ({ id, title: id, startDate: '2026-11-04', details: { times: '9 am' } });
const active = '2026-11-04';
const onPutAway = vi.fn();
let isStill = false;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }));
});
afterEach(() => {
  isStill = false;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

interface HookProps {
  active: string;
  pointed?: ShownTip | null;
}

const draw = (...ids: string[]) => {
  const events = ids.map(event);
  return renderHook(
    ({ active, pointed = null }: HookProps) =>
      useTips({ events, active, anchor: () => document.body, pointed, onPutAway }),
    { initialProps: { active } as HookProps },
  );
};
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('the only event of the active day shows for 5 s [EVT-146] [EVT-148]', () => {
  const { result } = draw('one');
  expect(result.current?.event.id).toBe('one');
  pass(4999);
  expect(result.current?.event.id).toBe('one');
  pass(1);
  expect(result.current).toBeNull();
});

test('of several the first shows for 3 s, then the second for 3 s [EVT-147]', () => {
  const { result } = draw('one', 'two', 'three');
  pass(2999);
  expect(result.current?.event.id).toBe('one');
  pass(1);
  expect(result.current?.event.id).toBe('two');
  pass(2999);
  expect(result.current?.event.id).toBe('two');
  pass(1);
  expect(result.current).toBeNull();
});

test('pauses while somebody points at an event, and begins again on another day', () => {
  const { result, rerender } = draw('one', 'two');
  pass(3000);
  rerender({ active, pointed: { event: event('three'), element: document.body } });
  pass(60_000);
  expect(result.current?.event.id).toBe('three');
  rerender({ active });
  expect(result.current?.event.id).toBe('two');
  rerender({ active: '2026-11-05' });
  expect(result.current?.event.id).toBe('one');
});

test('Escape puts it away for good', () => {
  const { result } = draw('one', 'two');
  act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
  expect(result.current).toBeNull();
  expect(onPutAway).toHaveBeenCalledOnce();
  pass(60_000);
  expect(result.current).toBeNull();
});

test('nothing takes the place of the first for who wants less motion', () => {
  isStill = true;
  const { result } = draw('one', 'two');
  pass(4999);
  expect(result.current?.event.id).toBe('one');
  pass(1);
  expect(result.current).toBeNull();
});
