import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { RequestLimits } from './request-limits.ts';

type Fetch = Parameters<typeof createAdaptorServer>[0]['fetch'];

/** A server that waits neither for headers nor for a body without end. */
export function createHttpServer(fetch: Fetch, { headersMs, upload }: RequestLimits): Server {
  const serverOptions = {
    headersTimeout: headersMs,
    requestTimeout: headersMs + upload.totalMs,
    connectionsCheckingInterval: Math.min(1_000, headersMs),
  };
  // Without options of another protocol the adaptor makes a plain HTTP server.
  return createAdaptorServer({ fetch, serverOptions }) as Server;
}
