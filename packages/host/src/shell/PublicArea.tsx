import { type ComposedRoute, ownPath } from '@portal/kit';
import { useEffect } from 'react';
import { useComposition } from '../composition-context.ts';
import { useVisit } from '../navigation/history-context.ts';
import { prefetchLink } from '../navigation/prefetch-link.ts';
import { readSearch } from '../navigation/search-record.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { RoutePage } from './RoutePage.tsx';
import { loadSignedInArea } from './load-signed-in-area.ts';

/** A page for signed-out visitors, beside the organisation's picture. */
export function PublicArea(props: { route: ComposedRoute; params: Readonly<Record<string, string>> }) {
  const composition = useComposition();
  const { brand, profile } = composition;
  const { location } = useVisit();
  useEffect(() => {
    // Whoever types is about to come in: what is only needed there comes meanwhile, and what cannot be fetched is fetched again then.
    function fetchAhead() {
      const goal = ownPath(readSearch(window.location.search).redirectTo) ?? '/';
      loadSignedInArea(composition).catch(() => undefined);
      composition.whole.load().then(
        (portal) => prefetchLink(portal, goal),
        () => undefined,
      );
    }
    document.addEventListener('input', fetchAhead, { once: true });
    return () => document.removeEventListener('input', fetchAhead);
  }, [composition]);

  return (
    <AccountFrame
      organisation={profile}
      logo={{ light: brand.logo, dark: brand.logoDark, ratio: brand.logoRatio }}
      picture={brand.signIn}
    >
      <RoutePage route={props.route} params={props.params} location={location} />
    </AccountFrame>
  );
}
