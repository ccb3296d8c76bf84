import { type Composition, matchRoute } from '@portal/kit';
import { preparePage } from './page-of.ts';

/** Fetches the code of the page behind a link that somebody is about to follow, unless their device is offline or saves data. */
export function prepareLink(composition: Composition, href: string): void {
  if (navigator.onLine && !savesData()) void prepareAddress(composition, href.replace(/[?#].*/s, ''));
}

/** Fetches the code of the page at an address. What cannot be fetched now is fetched again, and its failure shown, when the page is opened. */
export async function prepareAddress(composition: Composition, path: string): Promise<void> {
  const route = matchRoute(composition.routes, beyondHome(composition, path))?.route;
  if (route !== undefined) await preparePage(route).catch(() => undefined);
}

/** Home leads on to the page that a feature gives for it. */
function beyondHome({ landing }: Composition, path: string): string {
  return (path === '/' && landing?.pattern) || path;
}

/** The person has asked for what they need alone. */
export function savesData(): boolean {
  // Only Chromium tells, so the types of the platform do not know it.
  const { connection }: { connection?: { saveData?: boolean } } = navigator as object;
  return connection?.saveData === true;
}
