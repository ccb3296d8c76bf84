/** What makes two records the same to their owner. */
export interface RecordLikeness {
  day: string | null;
  title: string;
  minutes: number | null;
}

/** Which of these say what is recorded already, or what one before them says. */
export function repeatedLines(
  lines: readonly (RecordLikeness & { line: number })[],
  recorded: readonly RecordLikeness[],
): ReadonlySet<number> {
  const known = new Set(recorded.map(keyOf));
  const repeated = new Set<number>();
  for (const line of lines) {
    const key = keyOf(line);
    if (known.has(key)) repeated.add(line.line);
    known.add(key);
  }
  return repeated;
}

function keyOf({ day, title, minutes }: RecordLikeness): string {
  return JSON.stringify([day, title.toLowerCase().replaceAll(/\s+/g, ' ').trim(), minutes]);
}
