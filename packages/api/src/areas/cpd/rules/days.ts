const dayMs = 86_400_000;
const atMidnight = (day: string): Date => new Date(`${day}T00:00:00Z`);
const textOf = (date: Date): string => date.toISOString().slice(0, 10);

/** The same day so many months later; the last of the month where that is shorter. */
export function monthsAfter(day: string, months: number): string {
  const date = atMidnight(day);
  const dayOfMonth = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastOfMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(dayOfMonth, lastOfMonth));
  return textOf(date);
}

/** How many days there are from one to another, both counted; none where the second comes first. */
export function daysBetween(firstDay: string, lastDay: string): number {
  return Math.max(0, Math.round((Date.parse(lastDay) - Date.parse(firstDay)) / dayMs) + 1);
}

export function laterDay(a: string, b: string): string {
  return a > b ? a : b;
}

export function earlierDay(a: string, b: string): string {
  return a < b ? a : b;
}
