import { expect, test } from 'vitest';
import { daysInView } from './days-in-view.ts';

test.each([
  ['month', '2026-11', '2026-10-26', '2026-12-06'],
  ['month', '2027-02', '2027-02-01', '2027-03-14'],
  ['year', '2026-11', '2026-01-01', '2026-12-31'],
] as const)(
  'the %s of %s asks for the first day in view, %s, to the last, %s, and a day beside each [EVT-115]',
  (view, month, first, last) => {
    const next = (day: string, days: number) =>
      new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
    expect(daysInView(view, month)).toEqual({ from: next(first, -1), to: next(last, 1) });
  },
);
