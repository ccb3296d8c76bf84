const day = 86_400_000;

const timeOf = (iso: string) => Date.parse(`${iso}T00:00:00Z`);
const isoOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** '2026-11-21' and a number of days, which may be negative. */
export function addDays(iso: string, days: number): string {
  return isoOf(timeOf(iso) + days * day);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((timeOf(to) - timeOf(from)) / day);
}

/** From 0 for a Sunday. */
export function weekdayOf(iso: string): number {
  return new Date(timeOf(iso)).getUTCDay();
}

/** The month of a date: '2026-11'. */
export function monthOf(iso: string): string {
  return iso.slice(0, 7);
}

/** '2026-11' and a number of months, which may be negative. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return isoOf(Date.UTC(year, number - 1 + months, 1)).slice(0, 7);
}

export function daysInMonth(month: string): number {
  return daysBetween(`${month}-01`, `${addMonths(month, 1)}-01`);
}

/** The same day of another month, or its last day where it is shorter. */
export function sameDayIn(month: string, iso: string): string {
  const number = Math.min(Number(iso.slice(8, 10)), daysInMonth(month));
  return `${month}-${String(number).padStart(2, '0')}`;
}

/** '2026-01' to '2026-12'. */
export function monthsOfYear(month: string): string[] {
  const january = `${month.slice(0, 4)}-01`;
  return Array.from({ length: 12 }, (_, index) => addMonths(january, index));
}

/** For `Intl`, whose formats then take UTC. */
export function utcDate(iso: string): Date {
  return new Date(timeOf(iso.length === 7 ? `${iso}-01` : iso));
}
