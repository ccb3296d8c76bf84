import { picture } from '../world/pictures/index.ts';

const cachedUrls = new Map<string, string | null>();

/** A drawn picture of the world as a `data:` address, so that stories need no server for it. */
export function pictureUrl(key: string | null): string | null {
  if (key === null) return null;
  const known = cachedUrls.get(key);
  if (known !== undefined) return known;
  const found = picture(key);
  const url = found === null ? null : `data:image/svg+xml,${encodeURIComponent(found.svg)}`;
  cachedUrls.set(key, url);
  return url;
}
