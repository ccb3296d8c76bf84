import type { IncomingMessage } from 'node:http';
import type { Context, MiddlewareHandler } from 'hono';
import type { AppEnv } from './app-env.ts';
import type { RequestLimits } from './request-limits.ts';

/**
 * Closes the connection behind an answer that did not wait for its request's body. A little more is taken from the line
 * first: a socket that is closed on bytes it has not read resets the connection, and the sender may lose the answer.
 */
export function closeOnUnreadBodies({ unread }: RequestLimits): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await next();
    const incoming = incomingOf(c);
    // Of a request of HTTP/2 the sender may send no more than the little that it was told to, and the others on its connection go on.
    if (incoming === null || incoming.complete || incoming.httpVersionMajor > 1) return;
    const answer = new Uint8Array(await c.res.arrayBuffer());
    const { status, headers } = new Response(null, c.res);
    const staysOpen = status !== 413 && Number(c.req.header('content-length')) <= unread.bytes;
    if (!staysOpen) headers.set('Connection', 'close');
    headers.set('Content-Length', String(answer.byteLength));
    // Hono merges the headers of one answer into the next unless the first is gone.
    c.res = undefined;
    c.res = new Response(
      new ReadableStream({
        async start(controller) {
          controller.enqueue(answer);
          await drain(c.req.raw, unread);
          controller.close();
          if (!incoming.complete) incoming.destroy();
        },
      }),
      { status, headers },
    );
  };
}

/** Null where the app runs without a socket. */
function incomingOf(c: Context): IncomingMessage | null {
  const incoming: unknown = c.env?.incoming;
  const hasBody = c.req.header('transfer-encoding') !== undefined || Number(c.req.header('content-length')) > 0;
  // The adaptor passes the message of the server that it runs on; those of HTTP/2 have of it what is asked here.
  return hasBody && incoming ? (incoming as IncomingMessage) : null;
}

async function drain({ body }: Request, { bytes, ms }: RequestLimits['unread']): Promise<void> {
  if (body === null) return;
  const reader = body.getReader();
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), ms);
  // Whoever has gone away sends nothing more.
  const next = () => Promise.race([reader.read().catch(() => null), late]);
  let left = bytes;
  for (let part = await next(); part !== null && !part.done; part = await next()) {
    left -= part.value.byteLength;
    if (left >= 0) continue;
    // Who sends more than that is left waiting, and finds the answer.
    await late;
    break;
  }
  clearTimeout(timer);
  reader.releaseLock();
}
