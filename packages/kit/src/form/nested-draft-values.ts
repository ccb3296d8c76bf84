import { isPlain, isRecord, isSameKind } from './draft-values.ts';

type NewRow = () => object;

/** The part of a form's values that can be kept as text, its files named in it; a list of other things than its known rows cannot. */
export function keepableNested(values: object, rows: object = {}): object {
  const stored = Object.entries(values).flatMap(([name, value]) => {
    const part = storedPart(value, newRowOf(rows, name) !== undefined);
    return part === undefined ? [] : [[name, part]];
  });
  return Object.fromEntries(stored);
}

/** A record without what cannot be kept, and a list as a whole: only rows of a known form can be put together again. */
function storedPart(value: unknown, isRows: boolean): unknown {
  if (Array.isArray(value)) {
    if (isRows) return value.map((row) => storedPart(row, false));
    return value.every(isPlain) ? value : undefined;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (!isRecord(value)) return undefined;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, storedPart(each, false)]));
}

/** Initial values with what was kept on top; fields that the form does not have, or has as another kind, are left out. */
export function withStoredNested<Values extends object>(initial: Values, stored: unknown, rows: object = {}): Values {
  if (!isRecord(stored)) return initial;
  const fitting = Object.entries(initial).flatMap(([name, value]) => {
    const found = stored[name];
    return found !== undefined && isSameKind(value, found) ? [[name, merged(value, found, newRowOf(rows, name))]] : [];
  });
  return fitting.length === 0 ? initial : { ...initial, ...Object.fromEntries(fitting) };
}

function merged(initial: unknown, found: unknown, newRow: NewRow | undefined): unknown {
  if (newRow !== undefined && Array.isArray(found)) return found.map((row) => merged(newRow(), row, undefined));
  return isRecord(initial) && isRecord(found) ? { ...initial, ...found, ...withStoredNested(initial, found) } : found;
}

/** What makes a new row of a list; the type of a nested form's options has checked it. */
export function newRowOf(rows: object, list: string): NewRow | undefined {
  return (rows as Readonly<Record<string, NewRow | undefined>>)[list];
}
