import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './page.css.ts';
import { App } from './App.tsx';
import { composePortal, type PortalParts } from './composition.ts';
import { preparePage } from './navigation/page-of.ts';
import { browserHistory } from './navigation/portal-history.ts';
import { prepareAddress } from './navigation/prepare-link.ts';
import { createStoredSession } from './session/stored-session.ts';

/**
 * Starts the portal in the page's element `#portal`. A public page stands in the HTML already; whoever is signed in sees another one.
 *
 * @example
 * import { portal } from 'virtual:portal';
 * void startPortal(portal);
 */
export async function startPortal(parts: PortalParts): Promise<void> {
  const place = document.getElementById('portal');
  if (place === null) throw new Error('The page has no element with the id portal.');

  const composition = composePortal(parts);
  const session = createStoredSession(window.localStorage, window);
  const portal = (
    <StrictMode>
      <App composition={composition} session={session} history={browserHistory(window)} />
    </StrictMode>
  );
  const drawn = composition.routes.find(({ pattern }) => pattern === place.dataset.drawn);
  if (drawn !== undefined && drawn.pattern === window.location.pathname && session.get() === null) {
    await preparePage(drawn);
    hydrateRoot(place, portal);
  } else {
    // Beside the shell and the account, rather than after them.
    if (session.get() !== null) prepareAddress(composition, window.location.pathname);
    delete place.dataset.drawn;
    place.hidden = false;
    place.replaceChildren();
    createRoot(place).render(portal);
  }
}
