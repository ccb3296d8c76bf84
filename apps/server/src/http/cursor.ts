import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { invalid } from './problem.ts';
import { isStorable } from './storable.ts';

/** Keyset pagination: a cursor is the sort key of a page's last row, packed for the client to hand back. */
export interface Cursor<Key> {
  pack(key: Key): string;
  /** A keyset that this server has not signed for this list is bad input. */
  unpack(cursor: string): Key;
}

/** The cursors of a list by its name, for keys of a shape. */
export type Cursors = <Key>(list: string, shape: z.ZodType<Key>) => Cursor<Key>;

/** A moment that PostgreSQL can hold: it has no year 0. */
export const moment = z.iso.datetime().refine((text) => text >= '0001');

/** Part of a sort key. */
export const keyText = z.string().refine(isStorable);

/** Signed, so that nobody asks the database with a key of their own making. */
export function createCursors(secret: string): Cursors {
  const sign = (list: string, packed: string) =>
    createHmac('sha256', secret).update(`cursor\n${list}\n${packed}`).digest().subarray(0, 16);
  return (list, shape) => ({
    pack(key) {
      const packed = Buffer.from(JSON.stringify(key)).toString('base64url');
      return `${packed}.${sign(list, packed).toString('base64url')}`;
    },
    unpack(cursor) {
      const [packed = '', signature = ''] = cursor.split('.');
      const [given, wanted] = [Buffer.from(signature, 'base64url'), sign(list, packed)];
      const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted);
      const key = shape.safeParse(isOurs ? contentOf(packed) : undefined);
      if (!key.success) throw invalid('query.after', 'This value is not valid');
      return key.data;
    },
  });
}

function contentOf(packed: string): unknown {
  try {
    return JSON.parse(Buffer.from(packed, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

/** The rows of a page, of which one more was fetched, and how to go on. */
export function paged<Row, Key>(
  rows: readonly Row[],
  size: number,
  keyOf: (row: Row) => Key,
  cursor: Cursor<Key>,
): { rows: readonly Row[]; nextCursor: string | null } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { rows: page, nextCursor: rows.length > size && last !== undefined ? cursor.pack(keyOf(last)) : null };
}
