import type { ComposedRoute } from '@portal/kit';
import { useEffect } from 'react';
import { brand, profile } from 'virtual:portal-profile';
import { AccountFrame } from './AccountFrame.tsx';
import { RoutePage } from './RoutePage.tsx';
import { loadSignedInArea } from './load-signed-in-area.ts';

/** A page for signed-out visitors, beside the organisation's picture. */
export function PublicArea(props: { route: ComposedRoute; params: Readonly<Record<string, string>> }) {
  useEffect(() => {
    // Whoever types is about to come in: what is only needed there comes meanwhile.
    const fetchAhead = () => void loadSignedInArea();
    document.addEventListener('input', fetchAhead, { once: true });
    return () => document.removeEventListener('input', fetchAhead);
  }, []);

  return (
    <AccountFrame organisation={profile} logo={{ light: brand.logo, dark: brand.logoDark }} picture={brand.signIn}>
      <RoutePage route={props.route} params={props.params} />
    </AccountFrame>
  );
}
