import { gzipSync } from 'node:zlib';
import { issuerOf } from './issuer.ts';
import { inSeconds } from './sign-credential.ts';

/** How many credentials a list tells of: the least that the standard allows, so that nobody learns from a question which one is meant. */
export const listLength = 131_072;
export const statusPath = '/cpd/status';

export interface StatusPlace {
  /** From 1 on. */
  list: number;
  at: number;
}

export function placeOf(statusIndex: number): StatusPlace {
  return { list: Math.floor(statusIndex / listLength) + 1, at: statusIndex % listLength };
}

export function statusUrl(portalUrl: string, list: number): string {
  return new URL(`${statusPath}/${list}`, portalUrl).href;
}

/** Bitstring Status List 1.0: a bit for each credential, the first the highest of its byte; set: it is revoked. */
export function encodeList(revoked: Iterable<number>): string {
  const bits = new Uint8Array(listLength / 8);
  for (const at of revoked) bits[at >> 3] = (bits[at >> 3] ?? 0) | (0x80 >> (at & 7));
  return `u${gzipSync(bits).toString('base64url')}`;
}

export function statusListCredential(
  portalUrl: string,
  { list, revoked, ttlMs }: { list: number; revoked: Iterable<number>; ttlMs: number },
  now: Date,
) {
  const id = statusUrl(portalUrl, list);
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: issuerOf(portalUrl),
    validFrom: inSeconds(now),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: encodeList(revoked),
      ttl: ttlMs,
    },
  };
}
