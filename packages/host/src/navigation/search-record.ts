/** The query of an address as pages read it: the last value of each name. */
export function readSearch(search: string): Record<string, string | undefined> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** The address with some values of its query changed; an absent or empty value leaves the query. */
export function withSearch(path: string, search: string, changes: Record<string, string | undefined>): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}
