import {
  type Destinations,
  PortalProvider,
  type PortalFrameProps,
  ViewerProvider,
  memorySession,
  memoryStorage,
  memoryVault,
} from '@portal/kit';
import { profiles } from '@portal/profiles';
import { PortalRoot } from '@portal/ui';
import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { storyClock } from './story-clock.ts';
import type { StoryGlobals } from './story-globals.ts';
import { storyNavigation } from './story-navigation.tsx';
import { storyDestinations } from './story-destinations.ts';
import { viewerOf } from './viewers.ts';

interface StoryPortalProps {
  globals: StoryGlobals;
  /** Places that a story has beside those of the features. */
  destinations?: Destinations;
  /** The window shows this story and nothing else. */
  isAlone: boolean;
  children: ReactNode;
}

/** A host for one story: everything a feature may ask of a portal, kept in memory. */
export function StoryPortal({ globals, destinations, isAlone, children }: StoryPortalProps) {
  const { profile, scheme, direction, role, width } = globals;
  const host = useMemo(() => {
    const viewer = viewerOf(role);
    return {
      viewer,
      session: memorySession(viewer && loginOf(viewer.id)),
      storage: memoryStorage(),
      tabStorage: memoryStorage(),
      vault: memoryVault(),
    };
  }, [role]);
  const allDestinations = useMemo(() => ({ ...storyDestinations, ...destinations }), [destinations]);
  usePaintedWindow(isAlone, `${profile} ${scheme}`);
  const frame = useMemo(() => frameOf({ profile, scheme, direction, width }), [profile, scheme, direction, width]);
  return (
    <PortalProvider
      apiUrl=""
      session={host.session}
      storage={host.storage}
      tabStorage={host.tabStorage}
      vault={host.vault}
      profile={profiles[profile]}
      navigation={storyNavigation}
      clock={storyClock}
      destinations={allDestinations}
      frame={frame}
    >
      <ViewerProvider value={host.viewer}>{children}</ViewerProvider>
    </PortalProvider>
  );
}

/** What the story leaves of the window has the colour of the page, as behind a portal; else it is white in the dark. */
function usePaintedWindow(isAlone: boolean, look: string): void {
  useLayoutEffect(() => {
    const root = document.querySelector('.portal-root');
    if (!isAlone || root === null) return undefined;
    document.body.style.backgroundColor = getComputedStyle(root).backgroundColor;
    return () => {
      document.body.style.removeProperty('background-color');
    };
  }, [isAlone, look]);
}

function loginOf(userId: string) {
  return { accessToken: userId, refreshToken: userId, expiresAt: '2099-01-01T00:00:00.000Z', userId, userName: userId };
}

function frameOf({ profile, scheme, direction, width }: Omit<StoryGlobals, 'role'>) {
  return function StoryFrame(props: PortalFrameProps) {
    return (
      <div style={{ inlineSize: width, maxInlineSize: '100%', marginInline: 'auto' }}>
        <PortalRoot {...props} theme={profile} scheme={scheme} direction={direction} />
      </div>
    );
  };
}
