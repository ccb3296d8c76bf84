import { matchPath } from '@portal/kit/access';
import { cacheNames } from 'workbox-core';
import { enable as beginRequestsWithTheWorker } from 'workbox-navigation-preload';
import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';

/** What a portal shows without a network. */
export interface OfflinePortal {
  /** All that those pages need. */
  files: readonly PrecacheEntry[];
  /** Pages that work offline: `/events/tickets/:id`, and the file that they begin with. */
  pages: readonly { pattern: string; file: string }[];
  /** The file that stands in for every other page. */
  otherwise: string;
}

/** The worker itself. */
declare const self: {
  skipWaiting(): Promise<void>;
  registration: { unregister(): Promise<boolean> };
  addEventListener(type: 'activate', listener: (event: { waitUntil(done: Promise<unknown>): void }) => void): void;
};

/** A page that shows what the device has kept comes from there where the network is only said to be one. */
const patienceSeconds = 4;

/**
 * Runs in the portal's service worker. It precaches files that are the same for everybody, and nothing that belongs to anyone. Pages are network-first, so
 * that whoever has a connection gets the newest portal.
 */
export function serveOffline({ files, pages, otherwise }: OfflinePortal): void {
  const fileFor = (address: string) => pages.find(({ pattern }) => matchPath(pattern, new URL(address).pathname))?.file;
  const handlerDidError = ({ request }: { request: Request }) => matchPrecache(fileFor(request.url) ?? otherwise);
  const plugins = [{ handlerDidError }];
  const inTime = new NetworkOnly({ networkTimeoutSeconds: patienceSeconds, plugins });
  const whenever = new NetworkOnly({ plugins });
  void self.skipWaiting();
  beginRequestsWithTheWorker();
  registerRoute(
    new NavigationRoute((options) => (fileFor(options.request.url) ? inTime : whenever).handle(options), {
      denylist: [/^\/api\//],
    }),
  );
  precacheAndRoute([...files], { cleanURLs: false, directoryIndex: '' });
  cleanupOutdatedCaches();
}

/** Runs in the worker of a portal none of whose pages work offline any more: it goes, with all that one before it has kept. */
export function endWorker(): void {
  void self.skipWaiting();
  self.addEventListener('activate', (event) => event.waitUntil(forget()));
}

async function forget(): Promise<void> {
  await caches.delete(cacheNames.precache);
  await self.registration.unregister();
}
