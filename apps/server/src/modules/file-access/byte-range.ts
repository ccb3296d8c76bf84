interface ByteRange {
  first: number;
  last: number;
}

/**
 * The part of a file that a `Range` asks for: null for the whole, also where several parts are asked for or the words make no sense, as HTTP has it;
 * `beyond` where there is no such part.
 */
export function byteRangeOf(header: string | undefined, length: number): ByteRange | 'beyond' | null {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return null;
  // Of the end so many.
  if (from === '') {
    const count = Math.min(Number(to), length);
    return count === 0 ? 'beyond' : { first: length - count, last: length - 1 };
  }
  const [first, last] = [Number(from), to === '' ? Infinity : Number(to)];
  if (last < first) return null;
  return first >= length ? 'beyond' : { first, last: Math.min(last, length - 1) };
}
