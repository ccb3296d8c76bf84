import { type ReactNode, useMemo } from 'react';
import type { NavigationPort } from '../ports/ports.ts';
import { PortalContext, usePortal } from '../provider/portal-context.ts';
import { joinPaths } from './compose-features.ts';
import { noDestinations } from './destinations.ts';
import type { FeatureManifest } from './feature-manifest.ts';
import { BeginsHereProvider } from './way-back.ts';

interface PlacesOnPortalProps {
  feature: Pick<FeatureManifest, 'id' | 'mount'>;
  /** Of its pages, below its mount. */
  paths: Readonly<Record<string, string>>;
  children: ReactNode;
}

/** Around a widget: on a website that names no destinations, the feature's links lead to its pages on the portal itself. */
export function PlacesOnPortal({ feature, paths, children }: PlacesOnPortalProps) {
  const portal = usePortal();
  const value = useMemo(() => {
    if (portal.destinations !== noDestinations) return portal;
    const { portalUrl = portal.apiUrl } = portal.profile;
    const at = portalUrl.replace(/\/$/, '');
    const mount = feature.mount(portal.profile);
    const places = Object.entries(paths).map(([name, path]) => [`${feature.id}.${name}`, at + joinPaths(mount, path)]);
    const start = at + joinPaths(mount, '');
    // A link leads there when it is pressed; nothing else takes the visitor from the website's page to one of the feature.
    const navigate: NavigationPort['navigate'] = (href, options) =>
      href === start || href.startsWith(`${start}/`) ? undefined : portal.navigation.navigate(href, options);
    const navigation = { ...portal.navigation, navigate };
    return { ...portal, navigation, destinations: Object.fromEntries(places) };
  }, [portal, feature, paths]);
  return (
    <PortalContext.Provider value={value}>
      <BeginsHereProvider value={value !== portal}>{children}</BeginsHereProvider>
    </PortalContext.Provider>
  );
}
