import { type PortalFrameProps, PortalProvider, type PortalProviderProps } from '@portal/kit';
import { PortalRoot } from '@portal/ui';

function Frame(props: PortalFrameProps) {
  return <PortalRoot {...props} scheme="light" />;
}

export type EmbeddedPortalProps = Pick<
  PortalProviderProps,
  'apiUrl' | 'session' | 'profile' | 'onSessionExpired' | 'signInAgain' | 'children'
>;

/** Something of the portal on the website's page, in the look of one organisation, for one visitor. */
export function EmbeddedPortal(props: EmbeddedPortalProps) {
  return <PortalProvider {...props} frame={Frame} />;
}
