import { StrictMode } from 'react';
import { createPortalQueryClient, type FirstRead } from '@portal/kit';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './page.css.ts';
import { App } from './App.tsx';
import { composePortal, type PortalComposition, type PortalParts } from './composition.ts';
import { callsAhead } from './navigation/calls-ahead.ts';
import { preparePage } from './navigation/page-of.ts';
import { browserHistory } from './navigation/portal-history.ts';
import { prepareAddress } from './navigation/prepare-link.ts';
import { takeUpReplies } from './navigation/take-up-replies.ts';
import { lettersArrived, pageRead, stylesArrived } from './page-arrival.ts';
import { createStoredSession } from './session/stored-session.ts';
import { contentId } from './shell/content-id.ts';
import { notDrawn } from './shell/DrawnPage.tsx';
import { loadSignedInArea } from './shell/load-signed-in-area.ts';

/**
 * Starts the portal in the page's element `#portal`. Pages are prerendered in the HTML: a public one is hydrated; one behind sign-in is the fallback until
 * who looks is known. Whoever is on the way to another page sees neither.
 *
 * @example
 * import { portal } from 'virtual:portal';
 * void startPortal(portal);
 */
export async function startPortal(parts: PortalParts): Promise<void> {
  await pageRead(document);
  const place = document.getElementById('portal');
  if (place === null) throw new Error('The page has no element with the id portal.');

  const composition = composePortal(parts);
  // oxlint-disable-next-line portal/browser-storage -- A host owns its origin: the login stands under the names of the specification.
  const session = createStoredSession(window.localStorage, window);
  const { drawn } = place.dataset;
  const login = session.get();
  const isSignedIn = login !== null;
  const route = composition.publicRoutes.find(({ pattern }) => pattern === drawn);
  const ahead = callsAhead(window);
  const queryClient = createPortalQueryClient();
  const host = { composition, session, history: browserHistory(window), fetch: ahead.send, queryClient };
  const app = (drawnPage = notDrawn) => (
    <StrictMode>
      <App {...host} drawnPage={drawnPage} />
    </StrictMode>
  );

  if (route !== undefined && route.pattern === window.location.pathname && !isSignedIn) {
    await preparePage(route);
    hydrateRoot(place, app());
    return;
  }
  // Prefetched beside the shell and the account, rather than after them.
  const coming = isSignedIn ? pageComing(composition) : undefined;
  const isPlaceKept = isSignedIn && drawn !== undefined && route === undefined;
  if (isPlaceKept) {
    const area = loadSignedInArea(composition).catch(() => null);
    // The styles name the fonts.
    const looks = stylesArrived(document).then(() => lettersArrived(document));
    const [own = []] = await Promise.all([coming, area, looks]);
    await takeUpReplies({ queryClient, ahead, token: login.accessToken, own });
  }
  const page = isPlaceKept ? { isBeingDrawn: false, content: copyOfPage(place) } : notDrawn;
  delete place.dataset.drawn;
  place.hidden = false;
  // React replaces the prerendered page in one step when it has something to show; another page goes at once.
  if (!isPlaceKept) place.replaceChildren();
  createRoot(place).render(app(page));
}

/** What cannot be fetched is fetched again, and its failure shown, when it is drawn. */
async function pageComing({ whole }: PortalComposition): Promise<readonly FirstRead[]> {
  const portal = await whole.load().catch(() => null);
  const { pathname, search } = window.location;
  return portal === null ? [] : prepareAddress(portal, pathname, search);
}

function copyOfPage(place: HTMLElement): Node[] {
  return [...(place.querySelector(`#${contentId}`)?.cloneNode(true).childNodes ?? [])];
}
