import { type ComposedRoute, fillPath, type OutcomeListener } from '@portal/kit';
import { prepareShadowRoots } from '@portal/ui';
import { createRoot } from 'react-dom/client';
import type { MountedPage, PageMount, MountsModule } from '../elements/elements-of.ts';
import { createElementHistory } from './element-history.ts';
import { PageInElement } from './PageInElement.tsx';
import { type ElementParts, type SharedPortal, sharePortal } from './shared-portal.ts';
import { dispatch, dispatchSession } from './dispatch.ts';
import { watchAttributes, watchAppearance } from './watch-element.ts';

export type { ElementParts };

/**
 * What elements show of one organisation's portal.
 *
 * @param portalUrl The address of the portal, which answers the calls and is where links lead.
 */
export function createMounts(parts: ElementParts, portalUrl: string): MountsModule {
  prepareShadowRoots();
  const shared = new Map<string | null, SharedPortal>();
  const portalFor = (ticketUrl: string | null) => {
    const portal = shared.get(ticketUrl) ?? sharePortal(parts, portalUrl, ticketUrl);
    shared.set(ticketUrl, portal);
    return portal;
  };

  return {
    mountPage({ element, container, page, onShown }: PageMount): MountedPage {
      const portal = portalFor(element.getAttribute('ticket-url'));
      const route = portal.routes.find(({ feature, name }) => `${feature}.${name}` === page);
      if (route === undefined) throw new Error(`The portal has no page ${page}.`);
      const history = createElementHistory({ ...portal, start: startOf(route, element), leave });
      if (history === null) throw new Error(`<${element.localName}> needs ${paramsOf(route).join(' and ')}.`);
      const appearance = watchAppearance(element);
      const addresses = watchAttributes(element, paramsOf(route), () =>
        history.navigate(startOf(route, element), { replace: true }),
      );
      const root = createRoot(container);
      const stopDispatching = dispatchSession(portal.session, element);
      const onSignIn = () => dispatch(element, 'portal-sign-in');
      const onOutcome: OutcomeListener = (name, detail) => dispatch(element, `portal-${name}`, detail);
      root.render(<PageInElement {...{ portal, history, appearance, onShown, onSignIn, onOutcome }} />);
      return {
        close() {
          stopDispatching();
          addresses.disconnect();
          appearance.disconnect();
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
