import { createServer } from 'node:http';
import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import type { Server, Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { boundConnections } from './connection-bounds.ts';
import type { RequestLimits } from './request-limits.ts';

type Fetch = Parameters<typeof getRequestListener>[0];

/** A certificate with those that vouch for it, and its key, as PEM. */
export interface Certificate {
  cert: string;
  key: string;
}

export interface HttpServer {
  listener: Server;
  /** Lets running requests finish; those that take longer than this are cut off. */
  close(patienceMs: number): Promise<void>;
}

/** What a browser asks at once on one connection, and some. */
const mostStreams = 128;
/** What a connection's answers may take of memory until they are read: with Node's own 10 MB, a page of many pictures at once is reset in part. */
const sessionMegabytes = 64;

/** A server that waits neither for headers nor for a body without end. With a certificate it speaks HTTP/2, and HTTP/1.1 with those that know no other. */
export function createHttpServer(
  fetch: Fetch,
  limits: RequestLimits,
  certificate: Certificate | null = null,
): HttpServer {
  const listener = createListener(fetch, limits, certificate);
  boundConnections(listener, limits.connections);
  const open = new Set<Socket>();
  listener.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return {
    listener,
    close: (patienceMs) =>
      new Promise((resolve) => {
        const patience = setTimeout(() => {
          for (const socket of open) socket.destroy();
        }, patienceMs);
        // A connection that was being made just then is told to go as well: nobody asks anything on it.
        listener.on('session', (session: ServerHttp2Session) => session.close());
        listener.close(() => {
          clearTimeout(patience);
          resolve();
        });
      }),
  };
}

function createListener(
  fetch: Fetch,
  { headersMs, upload, connections: { idleMs } }: RequestLimits,
  certificate: Certificate | null,
): Server {
  const answer = getRequestListener(fetch);
  const waiting = {
    headersTimeout: headersMs,
    requestTimeout: headersMs + upload.totalMs,
    connectionsCheckingInterval: Math.min(1_000, headersMs),
  };
  if (certificate === null) return createServer(waiting, answer);
  const settings = { maxConcurrentStreams: mostStreams };
  const options = {
    ...certificate,
    ...waiting,
    handshakeTimeout: headersMs,
    allowHTTP1: true,
    maxSessionMemory: sessionMegabytes,
    settings,
  };
  const server = createSecureServer(options, answer);
  // Behind what is still being answered on it, unless nobody reads that.
  server.on('session', (session) =>
    session.setTimeout(idleMs, () => {
      session.close();
      const patience = setTimeout(() => session.destroy(), idleMs).unref();
      session.once('close', () => clearTimeout(patience));
    }),
  );
  return server;
}
