import { years } from '../../../../contract/limits.ts';

/** Which comes first in days such as 3/4/2026. */
export const dayOrders = ['dmy', 'mdy'] as const;
export type DayOrder = (typeof dayOrders)[number];

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const numbers = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/;
const yearFirst = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?!\d)/;
const dayAndMonth = /^(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3})[a-z]*\.?[\s,-]+(\d{4})(?!\d)/i;
const monthAndDay = /^([a-z]{3})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?!\d)/i;
/** Longer than any way of writing a day with its time. */
const longest = 60;

/** What is read in place of a day that is one of two. */
export const unclearDay = 'unclear';

/** A day of a file as `2026-03-04`, whatever time follows it; null: it is none. */
export function readDay(text: string, order: DayOrder | null): string | null {
  return readWith(text, order, existing);
}

/** Whether a text is written as a day of a month that has no such day. */
export function isNonexistent(text: string, order: DayOrder | null): boolean {
  const isDay = (year: string, month: number, day: number) =>
    month >= 1 && month <= 12 && day >= 1 && day <= 31 && existing(year, month, 1) !== null ? 'day' : null;
  return readWith(text, order, existing) === null && readWith(text, order, isDay) === 'day';
}

function readWith(
  text: string,
  order: DayOrder | null,
  existing: (year: string, month: number, day: number) => string | null,
): string | null {
  const written = text.trim();
  if (written.length > longest) return null;
  const [, year, month, day] = yearFirst.exec(written) ?? [];
  if (year !== undefined) return existing(year, Number(month), Number(day));
  const named = dayAndMonth.exec(written);
  if (named) return existing(named[3] ?? '', monthOf(named[2]), Number(named[1]));
  const americanly = monthAndDay.exec(written);
  if (americanly) return existing(americanly[3] ?? '', monthOf(americanly[1]), Number(americanly[2]));
  const [, first, second, last = ''] = numbers.exec(written) ?? [];
  if (first === undefined) return null;
  const [a, b] = [Number(first), Number(second)];
  const chosen = order ?? (a === b ? 'dmy' : null);
  if (chosen === null) return unclearDay;
  return chosen === 'dmy' ? existing(last, b, a) : existing(last, a, b);
}

/** What the days of a file tell of their order: one that has a thirteenth in it decides for all. Null: nothing does. */
export function dayOrderIn(days: readonly string[]): DayOrder | null {
  const pairs = days.flatMap((day) => {
    const [, first, second] = numbers.exec(day.trim()) ?? [];
    return first === undefined ? [] : [[Number(first), Number(second)] as const];
  });
  if (pairs.some(([first]) => first > 12)) return 'dmy';
  if (pairs.some(([, second]) => second > 12)) return 'mdy';
  return null;
}

/** Whether a file has days that can be read in two ways. */
export function hasOrder(days: readonly string[]): boolean {
  return days.some((day) => numbers.test(day.trim()));
}

function monthOf(name = ''): number {
  return months.indexOf(name.toLowerCase()) + 1;
}

function existing(year: string, month: number, day: number): string | null {
  const two = (value: number) => String(value).padStart(2, '0');
  const written = `${year.length === 2 ? `20${year}` : year}-${two(month)}-${two(day)}`;
  if (written < years.from || written >= years.before) return null;
  const moment = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(written) ? written : null;
}
