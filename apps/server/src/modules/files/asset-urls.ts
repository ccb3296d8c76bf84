import { createHmac, timingSafeEqual } from 'node:crypto';
import { limits } from '@portal/api/contract';

export const assetPath = '/api/content/assets/';
const lifetime = limits.fileAddressMinutes * 60_000;

/** Addresses of files for one session, for an `<img>` and a link, which carry no token. */
export interface AssetUrls {
  urlOf(assetId: string): string;
  urlOrNull(assetId: string | null): string | null;
}

/** What an address says of itself, before anybody believes it. */
export interface AssetClaim {
  assetId: string;
  sessionId: string | undefined;
  expires: string | undefined;
  signature: string | undefined;
}

export interface AssetSigner {
  /** Addresses that last one to two hours and no longer than the session; `origin` stands in front for a page that stands elsewhere. */
  urlsFor(sessionId: string, now: Date, origin?: string): AssetUrls;
  /** The session that an address was made for, or null when it is not ours or has run out. */
  sessionOf(claim: AssetClaim, now: Date): string | null;
}

export function createAssetSigner(secret: string): AssetSigner {
  const sign = (assetId: string, sessionId: string, expires: number) =>
    createHmac('sha256', secret).update(`${assetId}\n${sessionId}\n${expires}`).digest('base64url');
  return {
    urlsFor(sessionId, now, origin = '') {
      // On the full hour, so that a browser meets the same address again and keeps the picture.
      const expires = (Math.floor(now.getTime() / lifetime) + 2) * lifetime;
      const urlOf = (assetId: string) => {
        const query = new URLSearchParams({
          session: sessionId,
          exp: String(expires),
          sig: sign(assetId, sessionId, expires),
        });
        return `${origin}${assetPath}${encodeURIComponent(assetId)}?${query}`;
      };
      return { urlOf, urlOrNull: (assetId) => (assetId === null ? null : urlOf(assetId)) };
    },
    sessionOf({ assetId, sessionId, expires, signature }, now) {
      const moment = Number(expires);
      if (sessionId === undefined || signature === undefined || !Number.isSafeInteger(moment)) return null;
      if (moment < now.getTime()) return null;
      const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(assetId, sessionId, moment))];
      return given.length === wanted.length && timingSafeEqual(given, wanted) ? sessionId : null;
    },
  };
}

/** The asset that an address of ours names, signed or not, with or without its host. */
export function assetIdOf(url: string): string | null {
  const start = url.indexOf(assetPath);
  const id = start === -1 ? '' : (url.slice(start + assetPath.length).split(/[?#]/)[0] ?? '');
  return isAssetId(id) ? id : null;
}

export function isAssetId(id: string): boolean {
  return /^[\w-]{1,64}$/.test(id);
}
