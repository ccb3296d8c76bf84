const formats = new Map<string, Intl.DateTimeFormat>();

/** 'MMMM D, YYYY h:mm A' by the clock of a zone; '-' for what has no date. */
export function completedDateText(date: Date | null, zone: string): string {
  if (date === null) return '-';
  const parts = new Map(
    formatIn(zone)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return `${part('month')} ${part('day')}, ${part('year')} ${part('hour')}:${part('minute')} ${part('dayPeriod')}`;
}

function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  const [long, numeric] = ['long', 'numeric'] as const;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: numeric,
    month: long,
    day: numeric,
    hour: numeric,
    minute: '2-digit',
    hour12: true,
  });
  formats.set(zone, made);
  return made;
}
