import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { DraftDevice } from '../drafts/draft-device.ts';
import type { Feature } from '../features/define-feature.ts';
import type { Destinations } from '../features/destinations.ts';
import type { Wording } from '../messages/message-overrides.ts';
import type {
  AnalyticsPort,
  ClockPort,
  FetchPort,
  NavigationPort,
  NotifyPort,
  SessionPort,
  StoragePort,
} from '../ports/ports.ts';
import type { Profile } from '../profile/profile.ts';
import type { ToastSource } from '../toasts/toast-queue.ts';
import type { SuspendedSessionStore } from './suspended-session.ts';
import type { ResourceStore } from './portal-resource.ts';

/** Everything a feature may ask of its host. */
export interface Portal {
  apiUrl: string;
  /** How calls are sent, where a host has its own way. */
  fetch: FetchPort | undefined;
  session: SessionPort;
  profile: Profile;
  navigation: NavigationPort;
  notify: NotifyPort;
  analytics: AnalyticsPort;
  clock: ClockPort;
  storage: StoragePort;
  /** For as long as this tab: what a flow of several pages must remember. Never a password. */
  tabStorage: StoragePort;
  /** The prefix of this portal's keys in both: its address and its organisation. */
  storageScope: string;
  locale: string;
  /** The portal's own; pass it as the second argument of react-query's hooks. */
  queryClient: QueryClient;
  toasts: ToastSource;
  destinations: Destinations;
  /** Those whose pages widgets may link to on the portal itself, where the host names no destinations. */
  features: readonly Feature[];
  /** Later ones win. */
  messageOverrides: readonly (Wording | undefined)[];
  overlayContainer: HTMLElement | undefined;
  drafts: DraftDevice;
  resources: ResourceStore;
  /** Whose work waits on the screen for their next sign-in. */
  suspendedSession: SuspendedSessionStore;
  /** Lets a stranger sign in, where the host has a way for that. */
  askToSignIn: (() => void) | undefined;
  /** Keeps the drafts on screen, gives the login up and tells the host. */
  onSessionExpired(): void;
}

export const PortalContext = createContext<Portal | null>(null);

export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (portal === null) throw new Error('usePortal needs a PortalProvider above it');
  return portal;
}
