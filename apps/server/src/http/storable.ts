/** PostgreSQL stores neither NUL nor half a surrogate pair. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

/** The path of the first text in a value that cannot be stored. */
export function firstUnstorable(value: unknown, path: string): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : path;
  if (Array.isArray(value))
    return value.map((item) => firstUnstorable(item, path)).find((found) => found !== null) ?? null;
  if (typeof value !== 'object' || value === null || value instanceof File) return null;
  return (
    Object.entries(value)
      .map(([name, item]) => firstUnstorable(item, `${path}.${name}`))
      .find((found) => found !== null) ?? null
  );
}
