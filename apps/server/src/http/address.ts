import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Where a request comes from. The header of a proxy counts only where there is one, else anyone could choose an address. */
export function addressOf(c: Context, trustProxy: boolean): string {
  const forwarded = trustProxy ? lastAddress(c.req.header('x-forwarded-for')) : null;
  if (forwarded !== null) return forwarded;
  return c.env?.incoming ? (getConnInfo(c).remote.address ?? 'unknown') : 'unknown';
}

/** What the nearest proxy has added, with a port or without; it goes into the database, so nothing but an address does. */
function lastAddress(header: string | undefined): string | null {
  const last = header?.slice(-200).split(',').at(-1)?.trim() ?? '';
  const bare = /^\[([\da-f:.]+)\](?::\d+)?$/i.exec(last)?.[1] ?? /^([\d.]+):\d+$/.exec(last)?.[1] ?? last;
  return isIP(bare) === 0 ? null : bare;
}
