import { type Caller, type FirstRead, matchRoute, type Portal, type RouteMatch } from '@portal/kit';
import type { PortalComposition } from '../composition.ts';
import { prefetchPage } from './page-of.ts';
import { readSearch } from './search-record.ts';

/** Where answers are kept, and who asks for them. */
export interface Reader {
  queryClient: Portal['queryClient'];
  client: Caller;
}

/** While the portal waits for so many answers, nothing more is prefetched. */
const mostPrefetching = 4;

/** Prefetches the code of the page behind a link that somebody is about to follow, and with a reader its first data, unless their device is offline or saves data. */
export function prefetchLink(composition: PortalComposition, href: string, reader?: Reader): void {
  if (navigator.onLine && !savesData()) void prefetch(composition, href, reader);
}

async function prefetch(composition: PortalComposition, href: string, reader?: Reader): Promise<void> {
  const { pathname, search } = addressOf(href);
  const reads = await prefetchAddress(composition, pathname, search);
  if (reader === undefined) return;
  for (const read of reads) {
    if (reader.queryClient.isFetching() < mostPrefetching) void read.prefetch(reader.queryClient, reader.client);
  }
}

function addressOf(href: string): { pathname: string; search: string } {
  const [address = ''] = href.split('#');
  const [pathname = '', search = ''] = address.split(/\?(.*)/s);
  return { pathname, search };
}

/** Prefetches the code of the page at an address, and answers what that page reads first. What cannot be fetched now is fetched again, and its failure shown, when the page is opened. */
export async function prefetchAddress(
  composition: PortalComposition,
  path: string,
  search: string,
): Promise<readonly FirstRead[]> {
  const match = matchRoute(composition.routes, path);
  if (match === null && path !== '/') return [];
  const reads = match === null ? readsOfHome(composition) : readsOf(match, search);
  return reads.catch(() => []);
}

async function readsOf({ route, params }: RouteMatch, search: string): Promise<readonly FirstRead[]> {
  await prefetchPage(route);
  const { firstReads } = await route.load();
  return firstReads?.(params, readSearch(search)) ?? [];
}

/** Its code is not for whoever has yet to sign in. */
async function readsOfHome(composition: PortalComposition): Promise<readonly FirstRead[]> {
  const { prefetchHome } = await import('../host-pages/prefetch-home.ts');
  return prefetchHome(composition);
}

/** The person has asked for what they need alone. */
export function savesData(): boolean {
  // Only Chromium tells, so the types of the platform do not know it.
  const { connection }: { connection?: { saveData?: boolean } } = navigator as object;
  return connection?.saveData === true;
}
