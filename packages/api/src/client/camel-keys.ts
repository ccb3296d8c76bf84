/**
 * A reply with the keys of its objects in camelCase, through nested objects and lists. Keys that start with $ stay, and so do files. What has such keys already is
 * given as it is: a list may hold thousands of objects.
 */
export function camelKeys(value: unknown): unknown {
  if (Array.isArray(value)) {
    const read = value.map(camelKeys);
    return read.every((one, at) => one === value[at]) ? value : read;
  }
  if (!isPlainObject(value)) return value;
  const keys = Object.keys(value);
  const read = keys.map((key) => camelKeys(value[key]));
  const isRead = keys.every((key, at) => camelCase(key) === key && read[at] === value[key]);
  return isRead ? value : Object.fromEntries(keys.map((key, at) => [camelCase(key), read[at]]));
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function camelCase(key: string): string {
  if (key.startsWith('$') || /^[a-z][A-Za-z0-9]*$/.test(key)) return key;
  const words = key.match(/[A-Z]+(?![a-z])\d*|[A-Z]?[a-z]+\d*|\d+/g);
  if (words === null) return key;
  return words
    .map((word, at) => (at === 0 ? '' : word.charAt(0).toUpperCase()) + word.slice(at === 0 ? 0 : 1).toLowerCase())
    .join('')
    .replace(/^./, (first) => first.toLowerCase());
}
