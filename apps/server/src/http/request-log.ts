import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { Clock } from '../deps.ts';
import type { AppEnv } from './app-env.ts';

/** One line per request: what was asked for, never with which words, token or address line. */
export function logRequests(log: Logger, clock: Clock): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const correlationId = randomUUID();
    c.set('correlationId', correlationId);
    const start = performance.now();
    await next();
    const route = c.get('route');
    if (route === undefined && c.res.status < 400) return;
    log.info(
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
