import { Resolver } from 'node:dns/promises';
import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { isPublicAddress } from './public-address.ts';

/** What was read of an address, at most as much as was asked for. */
export interface WebPage {
  /** Where it was in the end. */
  url: URL;
  /** As the site says it, with the letters that it is written in. */
  contentType: string;
  bytes: Uint8Array;
  /** There is more than was read. */
  isCut: boolean;
}

export interface WebWish {
  /** What types it may be of, such as `text/html`. */
  types: readonly string[];
  mostBytes: number;
  /** Ends the reading, however slow the site is. */
  signal: AbortSignal;
}

/** Reads what strangers have on the web; null where that may not or cannot be read. */
export interface WebReader {
  read(address: URL, wish: WebWish): Promise<WebPage | null>;
}

/** How names are found, and where a connection may go. */
export interface Network {
  resolve(host: string, signal: AbortSignal): Promise<readonly string[]>;
  isAllowed(address: string, port: number): boolean;
}

const ports = new Set([80, 443]);

/** Names as the world knows them: those that this machine alone knows by its own list are not asked for. */
export const publicNetwork: Network = {
  async resolve(host, signal) {
    const resolver = new Resolver({ timeout: 2_000, tries: 2 });
    const cancel = () => resolver.cancel();
    signal.addEventListener('abort', cancel);
    try {
      const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
      return found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
    } finally {
      signal.removeEventListener('abort', cancel);
    }
  },
  isAllowed: (address, port) => isPublicAddress(address) && ports.has(port),
};

const mostRedirects = 3;
const redirects = new Set([301, 302, 303, 307, 308]);
const mostHeaderBytes = 16_384;

/**
 * Reads by http and https alone, from public addresses alone, without cookies or logins. A name is resolved once, every address that it has must be public, and
 * the connection goes to the one that was looked at: a name that changes meanwhile changes nothing. Each redirect is looked at like the first address.
 */
export function createWebReader(network: Network = publicNetwork): WebReader {
  return {
    async read(address, wish) {
      let url = address;
      for (let turn = 0; turn <= mostRedirects; turn += 1) {
        const answer = await ask(url, wish, network).catch(() => null);
        if (answer === null || 'page' in answer) return answer?.page ?? null;
        const next = URL.parse(answer.location, url);
        if (next === null) return null;
        url = next;
      }
      return null;
    },
  };
}

type Answer = { page: WebPage } | { location: string } | null;

async function ask(url: URL, wish: WebWish, network: Network): Promise<Answer> {
  const address = await allowedAddress(url, wish.signal, network);
  if (address === null) return null;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const send = url.protocol === 'https:' ? requestSecure : requestPlain;
  const sent = send(url, {
    agent: false,
    signal: wish.signal,
    headers: {
      Accept: wish.types.join(', '),
      'Accept-Encoding': 'gzip, identity',
      'User-Agent': 'Mozilla/5.0 (compatible; PortalLinkPreview/1.0)',
    },
    maxHeaderSize: mostHeaderBytes,
    lookup: (_host, options, found) => {
      const one = { address, family: isIP(address) };
      if (options.all === true) found(null, [one]);
      else found(null, one.address, one.family);
    },
  });
  sent.on('response', resolve).on('error', reject).end();
  try {
    return await answerOf(await promise, url, wish);
  } finally {
    sent.destroy();
  }
}

/** An address of the host, where all that it has may be reached. */
async function allowedAddress(url: URL, signal: AbortSignal, network: Network): Promise<string | null> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  if (url.username !== '' || url.password !== '') return null;
  const port = Number(url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : url.port);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) === 0 ? await network.resolve(host, signal) : [host];
  const [first] = addresses;
  return first !== undefined && addresses.every((address) => network.isAllowed(address, port)) ? first : null;
}

async function answerOf(response: IncomingMessage, url: URL, wish: WebWish): Promise<Answer> {
  const { statusCode = 0, headers } = response;
  if (redirects.has(statusCode) && headers.location !== undefined) return { location: headers.location };
  const contentType = headers['content-type'] ?? '';
  const type = contentType.split(';')[0]?.trim().toLowerCase() ?? '';
  const body = statusCode === 200 && wish.types.includes(type) ? unpacked(response, headers['content-encoding']) : null;
  return body && { page: { url, contentType, ...(await readUpTo(body, wish.mostBytes)) } };
}

function unpacked(response: Readable, encoding = 'identity'): Readable | null {
  if (encoding === 'identity') return response;
  if (encoding !== 'gzip') return null;
  const plain = createGunzip();
  response.on('error', (error) => plain.destroy(error)).pipe(plain);
  return plain;
}

/** What a bomb unpacks to is counted as well: reading ends at the limit. */
async function readUpTo(body: Readable, most: number): Promise<Pick<WebPage, 'bytes' | 'isCut'>> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    chunks.push(chunk.subarray(0, most - size));
    size += chunk.byteLength;
    if (size > most) return { bytes: Buffer.concat(chunks), isCut: true };
  }
  return { bytes: Buffer.concat(chunks), isCut: false };
}
