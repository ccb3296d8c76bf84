import { type ReactNode, useMemo } from 'react';
import { isSwitchedOn } from '../access/modules.ts';
import type { NavigationPort } from '../ports/ports.ts';
import { PortalContext, usePortal } from '../provider/portal-context.ts';
import { joinPaths } from './compose-features.ts';
import type { Feature } from './define-feature.ts';
import { noDestinations } from './destinations.ts';
import type { FeatureManifest } from './feature-manifest.ts';
import { LandingPageProvider } from './back-href.ts';

/** The pages of a feature: their paths are below its mount. */
export interface FeaturePages extends Pick<FeatureManifest, 'id' | 'mount'> {
  paths: Readonly<Record<string, string>>;
}

interface DestinationsOnPortalProps {
  /** Of the widget's own package. */
  pages: readonly FeaturePages[];
  children: ReactNode;
}

/** Around a widget: on a website that names no destinations, links lead to the pages on the portal itself. */
export function DestinationsOnPortal({ pages, children }: DestinationsOnPortalProps) {
  const portal = usePortal();
  const value = useMemo(() => {
    if (portal.destinations !== noDestinations) return portal;
    const { portalUrl = portal.apiUrl } = portal.profile;
    const at = portalUrl.replace(/\/$/, '');
    const others = portal.features.filter((feature) => isSwitchedOn(portal.profile, feature)).map(pagesOf);
    const known = [...others, ...pages].map(({ id, mount, paths }) => ({
      id,
      paths,
      start: mount(portal.profile),
    }));
    const destinations = known.flatMap(({ id, start, paths }) =>
      Object.entries(paths).map(([name, path]) => [`${id}.${name}`, at + joinPaths(start, path)]),
    );
    const starts = known.map(({ start }) => at + joinPaths(start, ''));
    // A link leads there when it is pressed; nothing else takes the visitor from the website's page to one of the portal.
    const navigate: NavigationPort['navigate'] = (href, options) =>
      starts.some((start) => href === start || href.startsWith(`${start}/`))
        ? undefined
        : portal.navigation.navigate(href, options);
    const navigation = { ...portal.navigation, navigate };
    return { ...portal, navigation, destinations: Object.fromEntries(destinations) };
  }, [portal, pages]);
  return (
    <PortalContext.Provider value={value}>
      <LandingPageProvider value={value !== portal}>{children}</LandingPageProvider>
    </PortalContext.Provider>
  );
}

function pagesOf({ id, mount, routes }: Feature): FeaturePages {
  return { id, mount, paths: Object.fromEntries(Object.entries(routes).map(([name, { path }]) => [name, path])) };
}
