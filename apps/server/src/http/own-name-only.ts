import type { MiddlewareHandler } from 'hono';
import type { IsOwnName } from '../own-names.ts';
import { ProblemError } from './problem.ts';

/** Answers to the server's own names and to no other. */
export function ownNameOnly(isOwnName: IsOwnName): MiddlewareHandler {
  return async (c, next) => {
    // HTTP/2 names the server in its address, and may name another beside it.
    const names = [c.req.header('host'), new URL(c.req.url).host];
    if (!names.every((name) => name === undefined || isOwnName(name)))
      throw new ProblemError(
        'misdirected',
        'The portal does not answer to this name; its address is what PORTAL_PUBLIC_URL says.',
      );
    await next();
  };
}
