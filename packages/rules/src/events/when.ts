import { daysAfter, momentOf, whenIds } from '@portal/api/rules';

/** Days from one to another, both counted in; null stands for no end on that side. */
export interface DayRange {
  from: string | null;
  to: string | null;
}

export type WhenId = (typeof whenIds)[number];

export function isWhenId(id: string): id is WhenId {
  return whenIds.some((one) => one === id);
}

const ranges: Record<WhenId, (today: string) => DayRange> = {
  upcoming: (today) => ({ from: today, to: null }),
  today: (today) => ({ from: today, to: today }),
  thisWeek: (today) => {
    const monday = daysAfter(today, -daysSinceMonday(today));
    return { from: monday, to: daysAfter(monday, 6) };
  },
  thisMonth: (today) => monthOf(today),
  nextMonth: (today) => monthOf(daysAfter(endOfMonth(today), 1)),
  past: (today) => ({ from: null, to: daysAfter(today, -1) }),
};

/** The days that a preset stands for on a day. */
export function daysOf(when: WhenId, today: string): DayRange {
  return ranges[when](today);
}

/** From its first moment to the first one after it. */
export interface Span {
  from: Date | null;
  before: Date | null;
}

/** What the days of a range are in a zone, whose days may have 23 or 25 hours. */
export function spanOf({ from, to }: DayRange, zone: string): Span {
  return {
    from: from === null ? null : momentOf(`${from}T00:00:00`, zone),
    before: to === null ? null : momentOf(`${daysAfter(to, 1)}T00:00:00`, zone),
  };
}

/** Something of an event falls into it; what ends at midnight is not of the next day. */
export function isWithin({ startAt, endAt }: { startAt: Date; endAt: Date }, { from, before }: Span): boolean {
  return (from === null || endAt > from) && (before === null || startAt < before);
}

/** Over once its end has come. */
export function isOver({ endAt }: { endAt: Date }, now: Date): boolean {
  return endAt <= now;
}

function daysSinceMonday(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

function endOfMonth(day: string): string {
  const first = `${day.slice(0, 8)}01`;
  return daysAfter(`${daysAfter(first, 31).slice(0, 8)}01`, -1);
}

function monthOf(day: string): DayRange {
  return { from: `${day.slice(0, 8)}01`, to: endOfMonth(day) };
}
