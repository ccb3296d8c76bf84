/** The part of a form's values that can be kept as text; its files are named in it. */
export function keepable<Values extends object>(values: Values): Partial<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => isPlain(value))) as Partial<Values>;
}

/** Initial values with what was kept on top; fields that the form does not have, or has as another kind, are left out. */
export function withStored<Values extends object>(initial: Values, stored: unknown): Values {
  if (!isRecord(stored)) return initial;
  const fitting = Object.entries(initial).flatMap(([name, value]) => {
    const found = stored[name];
    return found !== undefined && isSameKind(value, found) ? [[name, onTop(value, found)]] : [];
  });
  return fitting.length === 0 ? initial : { ...initial, ...Object.fromEntries(fitting) };
}

/** A part of a record that was not kept is as at first. */
function onTop(initial: unknown, found: unknown): unknown {
  return isRecord(initial) && isRecord(found) ? { ...initial, ...found } : found;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

export function isSameKind(initial: unknown, found: unknown): boolean {
  if (initial === null || initial === undefined) return true;
  return typeof initial === typeof found && Array.isArray(initial) === Array.isArray(found);
}

export function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== 'object' || value === null) return true;
  return isRecord(value) && Object.values(value).every(isPlain);
}
