const minute = 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const two = '2-digit';
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: two,
    day: two,
    hour: two,
    minute: two,
    second: two,
  });
  formats.set(zone, made);
  return made;
}

/** What a clock on the wall of a zone shows at a moment: `2026-10-04T03:00:00`. */
export function wallTimeOf(moment: Date, zone: string): string {
  const parts = new Map(
    formatIn(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const [year, month, day] = ['year', 'month', 'day'].map((part) => parts.get(part as Intl.DateTimeFormatPartTypes));
  return `${year?.padStart(4, '0')}-${month}-${day}T${parts.get('hour')}:${parts.get('minute')}:${parts.get('second')}`;
}

/** The day that it is in a zone at a moment: `2026-10-04`. */
export function dayIn(moment: Date, zone: string): string {
  return wallTimeOf(moment, zone).slice(0, 10);
}

/**
 * The moment at which a wall clock of a zone shows a time. An hour that comes twice means its first time; one that is skipped means as long after the change as
 * it says.
 */
export function momentOf(wallTime: string, zone: string): Date {
  const asUtc = Date.parse(`${wallTime}Z`);
  const offsetAt = (time: number) => Date.parse(`${wallTimeOf(new Date(time), zone)}Z`) - time;
  // The clock may change between the two: what was in force the day before is tried first.
  const [before, after] = [offsetAt(asUtc - 24 * 60 * minute), offsetAt(asUtc + 24 * 60 * minute)];
  const [first, second] = [asUtc - before, asUtc - after];
  if (offsetAt(first) === before) return new Date(first);
  return new Date(offsetAt(second) === after ? second : first);
}

/** A day so many days after another, both `2026-10-04`. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * 60 * minute).toISOString().slice(0, 10);
}

/** The moment at which a day is over in a zone. */
export function endOfDay(day: string, zone: string): Date {
  return momentOf(`${daysAfter(day, 1)}T00:00:00`, zone);
}

/** When something begins that is told in days from now and by the clock of its zone. */
export function momentIn(
  { day, startTime, timeZone }: { day: number; startTime: string; timeZone: string },
  now: Date,
): Date {
  return momentOf(`${daysAfter(dayIn(now, timeZone), day)}T${startTime}:00`, timeZone);
}
