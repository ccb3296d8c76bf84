import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../deps.ts';

export const assetPath = '/api/content/assets/';
const hour = 3_600_000;

/** Addresses of files that work without a bearer token, as an `<img>` needs them, for one to two hours. */
export interface AssetUrls {
  urlOf(assetId: string): string;
  urlOrNull(assetId: string | null): string | null;
  isGenuine(assetId: string, expires: string | undefined, signature: string | undefined): boolean;
  /** The same with a host in front, for a page that stands elsewhere. */
  at(origin: string): AssetUrls;
}

interface Options {
  secret: string;
  clock: Clock;
}

export function createAssetUrls({ secret, clock }: Options, origin = ''): AssetUrls {
  const sign = (assetId: string, expires: number) =>
    createHmac('sha256', secret).update(`${assetId}\n${expires}`).digest('base64url');
  function urlOf(assetId: string): string {
    // On the full hour, so that a browser meets the same address again and keeps the picture.
    const expires = (Math.floor(clock.now().getTime() / hour) + 2) * hour;
    return `${origin}${assetPath}${encodeURIComponent(assetId)}?exp=${expires}&sig=${sign(assetId, expires)}`;
  }
  return {
    urlOf,
    urlOrNull: (assetId) => (assetId === null ? null : urlOf(assetId)),
    isGenuine(assetId, expires, signature) {
      const moment = Number(expires);
      if (signature === undefined || !Number.isSafeInteger(moment) || moment < clock.now().getTime()) return false;
      const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(assetId, moment))];
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    },
    at: (other) => createAssetUrls({ secret, clock }, other),
  };
}

/** The asset that an address of ours names, signed or not, with or without its host. */
export function assetIdOf(url: string): string | null {
  const start = url.indexOf(assetPath);
  const id = start === -1 ? '' : (url.slice(start + assetPath.length).split(/[?#]/)[0] ?? '');
  return /^[\w-]{1,64}$/.test(id) ? id : null;
}
