import { StrictMode } from 'react';
import { createPortalQueryClient, type FirstRead } from '@portal/kit';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './page.css.ts';
import { App } from './App.tsx';
import { composePortal, type PortalComposition, type PortalParts } from './composition.ts';
import { prefetchedCalls } from './navigation/prefetched-calls.ts';
import { prefetchPage } from './navigation/page-of.ts';
import { browserHistory } from './navigation/portal-history.ts';
import { prefetchAddress } from './navigation/prefetch-link.ts';
import { hydrateQueries } from './navigation/hydrate-queries.ts';
import { fontsLoaded, documentParsed, stylesLoaded } from './page-loading.ts';
import { createStoredSession } from './session/stored-session.ts';
import { contentId } from './shell/content-id.ts';
import { notPrerendered } from './shell/PrerenderedPage.tsx';
import { loadSignedInArea } from './shell/load-signed-in-area.ts';
import { takeTyped } from './shell/typed-search.ts';

/**
 * Starts the portal in the page's element `#portal`. Pages are prerendered in the HTML: a public one is hydrated; one behind sign-in is the fallback until
 * who looks is known. Whoever is on the way to another page sees neither.
 *
 * @example
 * import { portal } from 'virtual:portal';
 * void startPortal(portal);
 */
export async function startPortal(parts: PortalParts): Promise<void> {
  await documentParsed(document);
  const container = document.getElementById('portal');
  if (container === null) throw new Error('The page has no element with the id portal.');

  const composition = composePortal(parts);
  // oxlint-disable-next-line portal/browser-storage -- A host owns its origin: the login stands under the names of the specification.
  const session = createStoredSession(window.localStorage, window);
  const { prerendered } = container.dataset;
  const login = session.get();
  const isSignedIn = login !== null;
  const route = composition.publicRoutes.find(({ pattern }) => pattern === prerendered);
  const ahead = prefetchedCalls(window);
  const queryClient = createPortalQueryClient();
  const host = { composition, session, history: browserHistory(window), fetch: ahead.send, queryClient };
  const app = (prerenderedPage = notPrerendered) => (
    <StrictMode>
      <App {...host} prerenderedPage={prerenderedPage} />
    </StrictMode>
  );

  if (route !== undefined && route.pattern === window.location.pathname && !isSignedIn) {
    await prefetchPage(route);
    hydrateRoot(container, app());
    return;
  }
  // Prefetched beside the shell and the account, rather than after them.
  const firstReads = isSignedIn ? prefetchPageAt(composition) : undefined;
  const isSkeletonKept = isSignedIn && prerendered !== undefined && route === undefined;
  if (isSkeletonKept) {
    const area = loadSignedInArea(composition).catch(() => null);
    // The styles name the fonts.
    const styled = stylesLoaded(document).then(() => fontsLoaded(document));
    const [own = []] = await Promise.all([firstReads, area, styled]);
    await hydrateQueries({ queryClient, prefetched: ahead, token: login.accessToken, own });
  }
  const page = isSkeletonKept ? { isPrerendering: false, content: copyOfPage(container) } : notPrerendered;
  delete container.dataset.prerendered;
  container.hidden = false;
  // React replaces the prerendered page in one step when it has something to show; another page goes at once, with what was typed there.
  if (!isSkeletonKept) {
    container.replaceChildren();
    takeTyped();
  }
  createRoot(container).render(app(page));
}

/** What cannot be fetched is fetched again, and its failure shown, when it is rendered. */
async function prefetchPageAt({ whole }: PortalComposition): Promise<readonly FirstRead[]> {
  const portal = await whole.load().catch(() => null);
  const { pathname, search } = window.location;
  return portal === null ? [] : prefetchAddress(portal, pathname, search);
}

function copyOfPage(container: HTMLElement): Node[] {
  return [...(container.querySelector(`#${contentId}`)?.cloneNode(true).childNodes ?? [])];
}
