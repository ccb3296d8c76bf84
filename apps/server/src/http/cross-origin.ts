import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

/** The origins of foreign pages that may call the API. */
export interface EmbedOrigins {
  has(origin: string): Promise<boolean>;
}

const exposeHeaders = ['Retry-After', 'Content-Disposition'];

/** Foreign pages on the list may call with a bearer token; cookies stay out of it, and nobody else may read an answer. */
export function crossOrigin(origins: EmbedOrigins): MiddlewareHandler {
  const preflight = cors({
    origin: async (origin) => (origin !== '' && (await origins.has(origin)) ? origin : null),
    allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'Last-Event-ID'],
    allowMethods: ['GET', 'SEARCH', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposeHeaders,
    maxAge: 7200,
  });
  return async (c, next) => {
    if (c.req.method === 'OPTIONS') return preflight(c, next);
    const origin = c.req.header('origin');
    const isKnown = origin !== undefined && (await origins.has(origin));
    await next();
    // Beforehand, as hono does it, they would make an answer to be added to, and that and the real one are copied into a third.
    const { headers } = c.res;
    headers.append('Vary', 'Origin');
    if (!isKnown) return;
    headers.set('Access-Control-Allow-Origin', origin);
    headers.set('Access-Control-Expose-Headers', exposeHeaders.join(','));
  };
}
