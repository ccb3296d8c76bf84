import { useLive } from './use-live.ts';

/** Has all of its portal kept up to date. */
export function LiveHere(): null {
  useLive();
  return null;
}
