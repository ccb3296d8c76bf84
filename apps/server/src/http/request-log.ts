import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { Clock } from '../deps.ts';
import type { AppEnv } from './app-env.ts';

/** One line per request: what was asked for, never with which words, token or address line. */
export function logRequests(log: Logger, clock: Clock): MiddlewareHandler<AppEnv> {
  // Nothing of these lines is anybody's words, so nothing is looked for in them to be left out.
  const lines = log.child({}, { redact: [] });
  return async (c, next) => {
    const correlationId = randomUUID();
    c.set('correlationId', correlationId);
    const start = performance.now();
    await next();
    const route = c.get('route');
    if (route === undefined && c.res.status < 400) return;
    lines.info(
      {
        at: clock.now().toISOString(),
        correlationId,
        method: c.req.method,
        route: route ?? 'none',
        status: c.res.status,
        personId: c.get('personId'),
        impersonatorId: c.get('impersonatorId'),
        milliseconds: Math.round(performance.now() - start),
      },
      'request',
    );
  };
}
