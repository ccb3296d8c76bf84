import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/** Foreign pages on the list may call with a bearer token; cookies stay out of it, and nobody else may read an answer. */
export function crossOrigin(origins: readonly string[]): MiddlewareHandler {
  const others = cors({
    origin: (origin) => (origins.includes(origin) ? origin : null),
    allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposeHeaders: ['Retry-After', 'Content-Disposition'],
    maxAge: 7200,
  });
  return async (c, next) => {
    if (c.req.method === 'OPTIONS' || origins.includes(c.req.header('origin') ?? '')) return others(c, next);
    await next();
    // Beforehand it would make an answer to add it to, and hono copies that and the real one into a third.
    c.res.headers.append('Vary', 'Origin');
  };
}
