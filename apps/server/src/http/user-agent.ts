import type { Context } from 'hono';

const longest = 300;

/** What the browser says of itself, as far as it is plain text. */
export function userAgentOf(c: Context): string | null {
  const given = c.req
    .header('user-agent')
    ?.replaceAll(/[^\x20-\x7e]/g, '')
    .slice(0, longest)
    .trim();
  return given || null;
}
