import { invalid } from './problem.ts';

/** Packs the sort key of a list's last row, so that the next page can begin behind it. */
function packCursor(key: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** The sort key in a cursor of as many parts; one that is not ours is bad input. */
export function unpackCursor(cursor: string, parts: number): string[] {
  const key = parse(cursor);
  if (!Array.isArray(key) || key.length !== parts) throw invalid('query.after', 'This value is not valid');
  return key.map((part) => {
    const text = String(part);
    if (text.includes('\0')) throw invalid('query.after', 'This value is not valid');
    return text;
  });
}

/** A cursor that begins with a date. */
export function unpackDateCursor(cursor: string): { at: Date; id: string } {
  const [at = '', id = ''] = unpackCursor(cursor, 2);
  if (!Number.isFinite(Date.parse(at))) throw invalid('query.after', 'This value is not valid');
  return { at: new Date(at), id };
}

function parse(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

/** The rows of a page, of which one more was fetched, and how to go on. */
export function paged<Row>(
  rows: readonly Row[],
  size: number,
  keyOf: (row: Row) => readonly (string | number)[],
): { rows: readonly Row[]; nextCursor: string | null } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { rows: page, nextCursor: rows.length > size && last !== undefined ? packCursor(keyOf(last)) : null };
}
