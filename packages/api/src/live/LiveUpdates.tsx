import { useLive } from './use-live.ts';

/** Live updates for a page on another website, and all of its portal. */
export function LiveUpdates(): null {
  useLive();
  return null;
}
