import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { createDraftDevice } from '../drafts/draft-device.ts';
import type { Feature } from '../features/define-feature.ts';
import { type Destinations, noDestinations } from '../features/destinations.ts';
import { createTranslate } from '../messages/create-translate.ts';
import type { MessageOverrides } from '../messages/message-overrides.ts';
import { browserStorage, tabStorage as browserTabStorage } from '../ports/browser-storage.ts';
import { browserVault } from '../ports/browser-vault.ts';
import { pageNavigation } from '../ports/page-navigation.tsx';
import { scopedStorage, scopedVault, storageScope } from '../ports/scoped-storage.ts';
import type {
  AnalyticsPort,
  ClockPort,
  FetchPort,
  NavigationPort,
  NotifyPort,
  SessionPort,
  StoragePort,
  VaultPort,
} from '../ports/ports.ts';
import type { Profile } from '../profile/profile.ts';
import { type ToastSource, createToastQueue } from '../toasts/toast-queue.ts';
import { commonMessages } from '../messages/common-messages.ts';
import { createPortalQueryClient } from './portal-query-client.ts';
import { createSuspendedSession } from './suspended-session.ts';
import { type Portal, PortalContext } from './portal-context.ts';
import { createResourceStore } from './portal-resource.ts';
import { giveUpLogin } from './session-expiry.ts';
import { SignInInPlace } from './SignInInPlace.tsx';
import { Steady } from './Steady.tsx';
import { ViewerContext } from './viewer-context.tsx';
import { watchPageLeaving } from './watch-page.ts';
import { watchSession } from './watch-session.ts';

/** What renders around the portal: theme, fonts, overlays and toasts. */
export interface PortalFrameProps {
  toasts: ToastSource;
  locale: string;
  link: NavigationPort['link'];
  overlayContainer?: HTMLElement;
  /** Whose part of the browser's storage what is kept about lists goes to. */
  storageScope: string;
  /** The profile's, for a frame without a theme of its own. */
  brandColor: string;
  children: ReactNode;
}

export interface PortalProviderProps {
  apiUrl: string;
  /** Sends the portal's calls; the browser's own when left out. Give it the same one always. */
  fetch?: FetchPort;
  session: SessionPort;
  profile: Profile;
  navigation?: NavigationPort;
  notify?: NotifyPort;
  analytics?: AnalyticsPort;
  clock?: ClockPort;
  storage?: StoragePort;
  tabStorage?: StoragePort;
  /** Where files of drafts are kept; the browser's database when left out. Give it the same one always. */
  vault?: VaultPort;
  /** Another wording, by `overridesOf`; wins over the profile's. */
  messages?: MessageOverrides;
  /** The profile's when left out. */
  locale?: string;
  /** Give each portal its own. */
  queryClient?: QueryClient;
  overlayContainer?: HTMLElement;
  /** What the portal's features can link to; a name left out is rendered as plain text. Without any, a widget links to its feature's pages on the portal itself. */
  destinations?: Destinations;
  /** Features whose pages on the portal the widgets of other packages may link to as well, where no destinations are given. Give it the same list always. */
  features?: readonly Feature[];
  frame?: ComponentType<PortalFrameProps>;
  onSessionExpired?: () => void;
  /** Somebody has signed in, here or in another widget or tab of the same session. */
  onSignedIn?: (detail: { userId: string }) => void;
  /** Asks the person to sign in where they are: a stranger, and with it what is on the screen stays when a login is over. */
  signInAgain?: ComponentType;
  /** The host's own way to sign a stranger in, who has pressed 'Sign in'; comes before `signInAgain`. */
  onSignIn?: () => void;
  children?: ReactNode;
}

const systemClock: ClockPort = { now: () => new Date() };
const noAnalytics: AnalyticsPort = { track: () => undefined };
const noFeatures: readonly Feature[] = [];

/** One portal on the page. Several can stand side by side, each with its own session, cache and toasts. */
export function PortalProvider(props: PortalProviderProps): ReactNode {
  const portal = usePortalValue(props);

  const { session, queryClient, drafts, suspendedSession } = portal;
  const host = useRef(props);
  useEffect(() => {
    host.current = props;
  });
  useEffect(
    () =>
      watchSession({
        session,
        queryClient,
        drafts,
        suspendedSession,
        canSuspend: () => host.current.signInAgain !== undefined,
        onSignedIn: (userId) => host.current.onSignedIn?.({ userId }),
      }),
    [session, queryClient, drafts, suspendedSession],
  );
  useEffect(() => watchPageLeaving(() => drafts.flush()), [drafts]);
  useEffect(() => void drafts.recover().catch(() => undefined), [drafts]);
  const content = (
    // A portal inside another one has visitors of its own.
    <ViewerContext.Provider value={undefined}>
      <SignInInPlace ask={props.signInAgain}>{props.children}</SignInInPlace>
    </ViewerContext.Provider>
  );

  return (
    <PortalContext.Provider value={portal}>
      {props.frame === undefined ? (
        content
      ) : (
        <Steady
          component={props.frame}
          props={{
            toasts: portal.toasts,
            locale: portal.locale,
            link: portal.navigation.link,
            storageScope: portal.storageScope,
            brandColor: portal.profile.brandColor,
            ...(props.overlayContainer && { overlayContainer: props.overlayContainer }),
            children: content,
          }}
        />
      )}
    </PortalContext.Provider>
  );
}

function usePortalValue(props: PortalProviderProps): Portal {
  const { apiUrl, fetch, session, profile, overlayContainer } = props;
  const [queue] = useState(createToastQueue);
  const [suspendedSession] = useState(createSuspendedSession);
  const [own] = useState(() => ({
    queryClient: createPortalQueryClient(),
    navigation: pageNavigation(),
    storage: browserStorage(),
    tabStorage: browserTabStorage(),
    vault: browserVault(),
  }));
  const host = useRef(props);
  useEffect(() => {
    host.current = props;
  });
  const wayIn = props.onSignIn ? 'host' : props.signInAgain && 'inPlace';
  const scope = storageScope({ apiUrl, profile });
  const givenStorage = props.storage ?? own.storage;
  const givenTabStorage = props.tabStorage ?? own.tabStorage;
  const givenVault = props.vault ?? own.vault;
  const storage = useMemo(() => scopedStorage(givenStorage, scope), [givenStorage, scope]);
  const tabStorage = useMemo(() => scopedStorage(givenTabStorage, scope), [givenTabStorage, scope]);
  const vault = useMemo(() => scopedVault(givenVault, scope), [givenVault, scope]);
  const drafts = useMemo(() => {
    const now = () => (host.current.clock ?? systemClock).now();
    return createDraftDevice({ storage, vault, now, owner: session.get()?.userId ?? null });
  }, [storage, vault, session]);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- A client belongs to one address and one session: others get a fresh store.
  const resources = useMemo(() => createResourceStore(), [apiUrl, session]);
  const navigation = props.navigation ?? own.navigation;
  const notify = props.notify ?? queue.notify;
  const analytics = props.analytics ?? noAnalytics;
  const clock = props.clock ?? systemClock;
  const queryClient = props.queryClient ?? own.queryClient;
  const destinations = props.destinations ?? noDestinations;
  const features = props.features ?? noFeatures;
  const locale = props.locale ?? profile.locale;

  const messageOverrides = useMemo(() => [profile.messages, props.messages], [profile.messages, props.messages]);
  const portal = useMemo(
    (): Portal => ({
      apiUrl,
      fetch,
      session,
      profile,
      navigation,
      notify,
      analytics,
      clock,
      storage,
      tabStorage,
      storageScope: scope,
      locale,
      queryClient,
      toasts: queue.source,
      destinations,
      features,
      messageOverrides,
      overlayContainer,
      drafts,
      resources,
      suspendedSession,
      onSessionExpired: () => {
        drafts.retainAll();
        if (giveUpLogin(session) !== null)
          return notify.info(createTranslate(commonMessages, { locale, overrides: messageOverrides })('actingIsOver'));
        suspendedSession.ask();
        session.onExpired?.();
        host.current.onSessionExpired?.();
      },
      askToSignIn: wayIn && (() => (wayIn === 'host' ? host.current.onSignIn?.() : suspendedSession.invite())),
    }),
    [
      apiUrl,
      fetch,
      session,
      profile,
      navigation,
      notify,
      analytics,
      clock,
      storage,
      tabStorage,
      scope,
      locale,
      queryClient,
      queue,
      destinations,
      features,
      messageOverrides,
      overlayContainer,
      drafts,
      resources,
      suspendedSession,
      wayIn,
    ],
  );
  useEffect(() => resources.setPortal(portal), [resources, portal]);
  return portal;
}
