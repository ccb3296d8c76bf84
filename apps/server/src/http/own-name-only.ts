import type { MiddlewareHandler } from 'hono';
import type { IsOwnName } from '../own-names.ts';
import { ProblemError } from './problem.ts';

/** Answers to the server's own names and to no other. */
export function ownNameOnly(isOwnName: IsOwnName): MiddlewareHandler {
  return async (c, next) => {
    if (!isOwnName(c.req.header('host') ?? new URL(c.req.url).host))
      throw new ProblemError(
        'misdirected',
        'The portal does not answer to this name; its address is what PORTAL_PUBLIC_URL says.',
      );
    await next();
  };
}
