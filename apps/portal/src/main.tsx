import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import './page.css';
import { App } from './App.tsx';
import { composition } from './composition.ts';
import { preparePage } from './navigation/page-of.ts';
import { browserHistory } from './navigation/portal-history.ts';
import { prepareAddress } from './navigation/prepare-link.ts';
import { createStoredSession } from './session/stored-session.ts';

const container = document.getElementById('portal');
if (container === null) throw new Error('The page has no element with the id portal.');

const session = createStoredSession(window.localStorage, window);
const history = browserHistory(window);

/** A public page stands in the HTML already; whoever is signed in sees another one. */
async function start(place: HTMLElement): Promise<void> {
  const portal = (
    <StrictMode>
      <App session={session} history={history} />
    </StrictMode>
  );
  const drawn = composition.routes.find(({ pattern }) => pattern === place.dataset.drawn);
  if (drawn !== undefined && drawn.pattern === window.location.pathname && session.get() === null) {
    await preparePage(drawn);
    hydrateRoot(place, portal);
  } else {
    // Beside the shell and the account, rather than after them.
    if (session.get() !== null) prepareAddress(window.location.pathname);
    delete place.dataset.drawn;
    place.hidden = false;
    place.replaceChildren();
    createRoot(place).render(portal);
  }
}

void start(container);
