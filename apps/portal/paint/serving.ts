import { createServer, type OutgoingHttpHeaders } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { Server } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { testTlsIn } from '../e2e/test-tls.ts';

interface Reply {
  writeHead(status: number, headers?: OutgoingHttpHeaders): Reply;
  end(content: string | Buffer): unknown;
}

/** How the portal is served, and what it stands beside. */
export interface Serving {
  scheme: 'http' | 'https';
  /** What the portal's server is started with. */
  env: Record<string, string>;
  browserFlags: readonly string[];
  createServer(listener: (request: { url?: string | undefined }, reply: Reply) => void): Server;
}

/** A browser has six connections, and asks one thing at a time on each. */
export const overHttp1: Serving = { scheme: 'http', env: {}, browserFlags: [], createServer };

/** As members get it: a browser asks all at once on one connection. The certificate's files are written into `folder`. */
export function overHttp2(folder: string): Serving {
  const { certificate, env } = testTlsIn(folder);
  // This process signs in before the browser does.
  setDefaultCACertificates([...getCACertificates(), certificate.cert]);
  return {
    scheme: 'https',
    env,
    browserFlags: ['--ignore-certificate-errors'],
    createServer: (listener) => createSecureServer(certificate, listener),
  };
}
