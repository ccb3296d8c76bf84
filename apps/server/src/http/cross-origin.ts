import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { EmbedOrigins } from '../modules/embedding/embed-origins.ts';

/** Foreign pages on the list may call with a bearer token; cookies stay out of it, and nobody else may read an answer. */
export function crossOrigin(origins: EmbedOrigins): MiddlewareHandler {
  const others = cors({
    origin: async (origin) => (origin !== '' && (await origins.has(origin)) ? origin : null),
    allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposeHeaders: ['Retry-After', 'Content-Disposition'],
    maxAge: 7200,
  });
  return async (c, next) => {
    const origin = c.req.header('origin');
    if (c.req.method === 'OPTIONS' || (origin !== undefined && (await origins.has(origin)))) return others(c, next);
    await next();
    // Beforehand it would make an answer to add it to, and hono copies that and the real one into a third.
    c.res.headers.append('Vary', 'Origin');
  };
}
