import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** What is shorter hardly becomes shorter still. */
const leastCompressed = 1_024;
/** Compressing as much takes a millisecond; handing it to another thread takes longer than compressing a short text. */
const mostAtOnce = 65_536;

const gzipElsewhere = promisify(gzip);

/**
 * An answer whose bytes are all there, compressed where its client can read that. As a stream, which is how hono's own middleware compresses, it would take
 * several times as long, and even an answer that is not compressed would become one.
 */
export function jsonAnswer(
  c: Context,
  value: unknown,
  status: ContentfulStatusCode = 200,
): Response | Promise<Response> {
  const text = JSON.stringify(value);
  const length = Buffer.byteLength(text);
  const headers = { 'Content-Type': 'application/json', Vary: 'Accept-Encoding', 'Content-Length': String(length) };
  if (length < leastCompressed || !readsGzip(c)) return c.body(text, status, headers);
  const send = (bytes: Uint8Array<ArrayBuffer>) =>
    c.body(bytes, status, { ...headers, 'Content-Encoding': 'gzip', 'Content-Length': String(bytes.byteLength) });
  return length > mostAtOnce ? gzipElsewhere(text).then(send) : send(gzipSync(text));
}

function readsGzip(c: Context): boolean {
  return accepts(c, { header: 'Accept-Encoding', supports: ['gzip'], default: 'identity' }) === 'gzip';
}
