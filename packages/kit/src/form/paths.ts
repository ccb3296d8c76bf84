/** `tickets.2.holder` and `email` make `tickets.2.holder.email`. */
export function joinPath(prefix: string, name: string | number): string {
  return prefix === '' ? String(name) : `${prefix}.${name}`;
}

/** What stands at a dotted path. */
export function valueAt(values: unknown, path: string): unknown {
  if (path === '') return values;
  let value = values;
  for (const name of namesIn(values, path)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    // `hasOwn` has just shown that it is there.
    value = (value as Record<string, unknown>)[name];
  }
  return value;
}

/** The same values with another one at a path; what is not on the way to it stays the same object. */
export function withValueAt<Values>(values: Values, path: string, value: unknown): Values {
  // A path is only ever made of the names of these values.
  return withValue(values, namesIn(values, path), value) as Values;
}

function withValue(values: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(values)) return values.map((row, at) => (String(at) === name ? withValue(row, rest, value) : row));
  const record = values as Readonly<Record<string, unknown>>;
  return keepRowKey(record, { ...record, [name]: withValue(record[name], rest, value) });
}

/** A field may have a point in its name, as one that is named after an id. */
function namesIn(values: unknown, path: string): readonly string[] {
  return typeof values === 'object' && values !== null && Object.hasOwn(values, path) ? [path] : path.split('.');
}

const rowKeys = new WeakMap<object, string>();
let count = 0;

/** Tells a row from its neighbours for as long as it is there, wherever it moves and whatever is typed into it. */
export function rowKeyOf(row: object): string {
  const known = rowKeys.get(row);
  if (known !== undefined) return known;
  count += 1;
  const key = `row-${count}`;
  rowKeys.set(row, key);
  return key;
}

function keepRowKey<Row extends object>(before: Row, after: Row): Row {
  const key = rowKeys.get(before);
  if (key !== undefined) rowKeys.set(after, key);
  return after;
}
