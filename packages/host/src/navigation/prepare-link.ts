import { type Caller, type Composition, matchRoute, type Portal, type RouteMatch } from '@portal/kit';
import { preparePage } from './page-of.ts';
import { readSearch } from './search-record.ts';

/** Where answers are kept, and who asks for them. */
export interface Reader {
  queryClient: Portal['queryClient'];
  client: Caller;
}

/** While the portal waits for so many answers, nothing more is asked for ahead. */
const atOnce = 4;

/** Fetches the code of the page behind a link that somebody is about to follow, and with a reader what it begins with, unless their device is offline or saves data. */
export function prepareLink(composition: Composition, href: string, reader?: Reader): void {
  if (navigator.onLine && !savesData()) void prepare(composition, href, reader);
}

async function prepare(composition: Composition, href: string, reader?: Reader): Promise<void> {
  const { pathname, search } = addressOf(href);
  const match = await prepareAddress(composition, pathname);
  if (match === null || reader === undefined) return;
  const { firstReads } = await match.route.load();
  for (const read of firstReads?.(match.params, readSearch(search)) ?? []) {
    if (reader.queryClient.isFetching() < atOnce) void read.prefetch(reader.queryClient, reader.client);
  }
}

function addressOf(href: string): { pathname: string; search: string } {
  const [address = ''] = href.split('#');
  const [pathname = '', search = ''] = address.split(/\?(.*)/s);
  return { pathname, search };
}

/** Fetches the code of the page at an address, and says which it is. What cannot be fetched now is fetched again, and its failure shown, when the page is opened. */
export async function prepareAddress(composition: Composition, path: string): Promise<RouteMatch | null> {
  const match = matchRoute(composition.routes, path);
  if (match === null) return null;
  return preparePage(match.route).then(
    () => match,
    () => null,
  );
}

/** The person has asked for what they need alone. */
export function savesData(): boolean {
  // Only Chromium tells, so the types of the platform do not know it.
  const { connection }: { connection?: { saveData?: boolean } } = navigator as object;
  return connection?.saveData === true;
}
