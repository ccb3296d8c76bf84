import * as z from 'zod';
import { pageSizes } from './page-sizes.ts';

export const id = z.string().min(1).max(64);
export const iso = z.iso.datetime();
/** Rich text; the server keeps only the allow-list. */
export const html = z.string();

export function page() {
  return z.coerce.number().int().min(1).max(1_000_000).default(1);
}

export function pageSize(size: number) {
  return z.coerce.number().int().min(1).max(pageSizes.cap).default(size);
}

/** Continues a list where the last answer ended; wins over `page`. */
export const after = z.string().max(200).optional();

/** A boolean in a query or form, `true` or `false` as text. */
export function flag() {
  return z.stringbool({ truthy: ['true'], falsy: ['false'] });
}

export const totalItemCount = z.int();
/** Pass it as `after` to get what follows; null at the end. */
export const nextCursor = z.string().nullable();

export const done = z.object({});
