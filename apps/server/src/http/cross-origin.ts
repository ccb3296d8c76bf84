import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/** Foreign pages on the list may call with a bearer token; cookies stay out of it, and nobody else may read an answer. */
export function crossOrigin(origins: readonly string[]): MiddlewareHandler {
  return cors({
    origin: (origin) => (origins.includes(origin) ? origin : null),
    allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposeHeaders: ['Retry-After', 'Content-Disposition'],
    maxAge: 7200,
  });
}
