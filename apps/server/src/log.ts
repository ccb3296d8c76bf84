import cluster from 'node:cluster';
import { pino, type Logger } from 'pino';

/** Never in a log, whatever is handed to it. */
const secretPaths = [
  'password',
  'token',
  'accessToken',
  'refreshToken',
  'authorization',
  'cookie',
  'email',
  'body',
  'code',
];

/** Structured lines for machines, in UTC, to a file or to stdout. */
export function createLog(to: string | NodeJS.WritableStream): Logger {
  const options = {
    // Of several processes each says which it is.
    base: cluster.isWorker ? { process: process.pid } : null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: { paths: secretPaths.flatMap((path) => [path, `*.${path}`, `*.*.${path}`]), censor: '[secret]' },
  };
  if (typeof to !== 'string') return pino(options, to);
  return pino(options, to === 'stdout' ? pino.destination(1) : pino.destination({ dest: to, mkdir: true, sync: true }));
}

/** What went wrong, without the values of a failed query: they are what people wrote, and secrets in messages. */
export function described(error: unknown) {
  if (!(error instanceof Error)) return { error: 'unknown' };
  const cause = error.cause instanceof Error ? error.cause : error;
  return {
    error: cause.name,
    reason: cause.message.split('\n')[0],
    stack: cause.stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')),
  };
}
