import { type ComposedRoute, fillPath, type OutcomeListener } from '@portal/kit';
import { prepareShadowRoots } from '@portal/ui';
import { createRoot } from 'react-dom/client';
import type { OpenPlace, Place, PlacesModule } from '../elements/elements-of.ts';
import { createPlaceHistory } from './place-history.ts';
import { PlaceInElement } from './PlaceInElement.tsx';
import { type ElementParts, type SharedPortal, sharePortal } from './shared-portal.ts';
import { tell, tellOfSession } from './tell.ts';
import { watchAttributes, watchLooks } from './watch-element.ts';

export type { ElementParts };

/**
 * What elements show of one organisation's portal.
 *
 * @param portalUrl The address of the portal, which answers the calls and is where links lead.
 */
export function createPlaces(parts: ElementParts, portalUrl: string): PlacesModule {
  prepareShadowRoots();
  const shared = new Map<string | null, SharedPortal>();
  const portalFor = (ticketUrl: string | null) => {
    const portal = shared.get(ticketUrl) ?? sharePortal(parts, portalUrl, ticketUrl);
    shared.set(ticketUrl, portal);
    return portal;
  };

  return {
    openPlace({ element, container, page, onShown }: Place): OpenPlace {
      const portal = portalFor(element.getAttribute('ticket-url'));
      const route = portal.routes.find(({ feature, name }) => `${feature}.${name}` === page);
      if (route === undefined) throw new Error(`The portal has no page ${page}.`);
      const history = createPlaceHistory({ ...portal, start: startOf(route, element), leave });
      if (history === null) throw new Error(`<${element.localName}> needs ${paramsOf(route).join(' and ')}.`);
      const looks = watchLooks(element);
      const addresses = watchAttributes(element, paramsOf(route), () =>
        history.navigate(startOf(route, element), { replace: true }),
      );
      const root = createRoot(container);
      const stopTelling = tellOfSession(portal.session, element);
      const onSignIn = () => tell(element, 'portal-sign-in');
      const onOutcome: OutcomeListener = (name, detail) => tell(element, `portal-${name}`, detail);
      root.render(<PlaceInElement {...{ portal, history, looks, onShown, onSignIn, onOutcome }} />);
      return {
        close() {
          stopTelling();
          addresses.disconnect();
          looks.disconnect();
          root.unmount();
          container.remove();
        },
      };
    },
  };
}

function paramsOf(route: ComposedRoute): string[] {
  return Array.from(route.pattern.matchAll(/:(\w+)/g), ([, name = '']) => name);
}

/** The address of an element's page by its attributes, which are named as the page's parameters. */
function startOf(route: ComposedRoute, element: HTMLElement): string {
  const params = paramsOf(route).map((name) => [name, element.getAttribute(name) ?? '']);
  return fillPath(route.pattern, Object.fromEntries(params)) ?? '';
}

function leave(href: string, options?: { replace?: boolean }): void {
  if (options?.replace) window.location.replace(href);
  else window.location.assign(href);
}
