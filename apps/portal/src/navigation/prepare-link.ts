import { matchRoute } from '@portal/kit';
import { composition } from '../composition.ts';
import { preparePage } from './page-of.ts';

/** Fetches the code of the page behind a link that somebody points at, unless their device is offline or saves data. */
export function prepareLink(href: string): void {
  if (!navigator.onLine || savesData()) return;
  const route = matchRoute(composition.routes, new URL(href, window.location.origin).pathname)?.route;
  // What cannot be fetched now is fetched again, and its failure shown, when the link is followed.
  if (route !== undefined) preparePage(route).catch(() => undefined);
}

function savesData(): boolean {
  // Only Chromium tells, so the types of the platform do not know it.
  const { connection }: { connection?: { saveData?: boolean } } = navigator as object;
  return connection?.saveData === true;
}
