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

/** The parameters of a path as pages read them: names only, each with a value. */
export function readParams(params: Readonly<Record<string | number, string | undefined>>): Record<string, string> {
  const named = Object.entries(params).filter(
    (entry): entry is [string, string] => entry[1] !== undefined && !/^\d+$/.test(entry[0]),
  );
  return Object.fromEntries(named);
}
