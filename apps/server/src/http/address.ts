import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Where a request comes from. The header of a proxy counts only where there is one, else anyone could choose an address. */
export function addressOf(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  if (forwarded) return forwarded.slice(0, 64);
  return c.env?.incoming ? (getConnInfo(c).remote.address ?? 'unknown') : 'unknown';
}
