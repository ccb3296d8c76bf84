import type { ComposedRoute } from '@portal/kit';
import { brand, profile } from 'virtual:portal-profile';
import { AccountFrame } from './AccountFrame.tsx';
import { RoutePage } from './RoutePage.tsx';

/** A page for signed-out visitors, beside the organisation's picture. */
export function PublicArea(props: { route: ComposedRoute; params: Readonly<Record<string, string>> }) {
  return (
    <AccountFrame organisation={profile} logo={{ light: brand.logo, dark: brand.logoDark }} picture={brand.signIn}>
      <RoutePage route={props.route} params={props.params} />
    </AccountFrame>
  );
}
