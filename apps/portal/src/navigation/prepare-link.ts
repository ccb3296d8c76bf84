import { matchRoute } from '@portal/kit';
import { composition } from '../composition.ts';
import { preparePage } from './page-of.ts';

/** Fetches the code of the page behind a link that somebody is about to follow, unless their device is offline or saves data. */
export function prepareLink(href: string): void {
  if (navigator.onLine && !savesData()) prepareAddress(href.replace(/[?#].*/s, ''));
}

/** Fetches the code of the page at an address. */
export function prepareAddress(path: string): void {
  const route = matchRoute(composition.routes, beyondHome(path))?.route;
  // What cannot be fetched now is fetched again, and its failure shown, when the page is opened.
  if (route !== undefined) preparePage(route).catch(() => undefined);
}

/** Home leads on to the communities where they are on. */
function beyondHome(path: string): string {
  return (path === '/' && composition.destinations['communities.dashboard']) || path;
}

function savesData(): boolean {
  // Only Chromium tells, so the types of the platform do not know it.
  const { connection }: { connection?: { saveData?: boolean } } = navigator as object;
  return connection?.saveData === true;
}
