import { useLive } from './use-live.ts';

/** Stands beside a page on another website, and has all of its portal kept up to date. */
export function KeepLive(): null {
  useLive();
  return null;
}
