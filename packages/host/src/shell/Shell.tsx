import { calls, useAction } from '@portal/api';
import { decideAccess, isAdminPath, type Requirement, usePortal, useViewer } from '@portal/kit';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { signInPath } from '../navigation/sign-in-href.ts';
import { useScrollToTop } from '../navigation/use-scroll-to-top.ts';
import { useComposition } from '../composition-context.ts';
import { favouritesPath, isFavouritesSection } from '../favourites/favourites-path.ts';
import { useSignedInComposition } from '../signed-in-composition.ts';
import { useAccessExplainer } from '../access-explainer/access-explainer-context.tsx';
import { contentId } from './content-id.ts';
import { FeaturePart } from './FeaturePart.tsx';
import { ShellBoundary } from './ShellBoundary.tsx';
import { ShellFrame } from './ShellFrame.tsx';
import { usePreparedOverlays } from './use-prepared-overlays.ts';

const ShellNotices = lazy(() => import('./ShellNotices.tsx').then((module) => ({ default: module.ShellNotices })));

/** The shell over the signed-in person, the features' menu entries and the address. */
export function Shell(props: { children: ReactNode }) {
  const { profile, session, navigation } = usePortal();
  const { brand } = useComposition();
  const { menu, bar, routes } = useSignedInComposition();
  const viewer = useViewer();
  const { pathname: path } = useLocation();
  const why = useAccessExplainer();
  const signOut = useAction(calls.auth.signOut, { failure: () => null });
  useScrollToTop(contentId);
  usePreparedOverlays();
  const isOpen = (requirement: Requirement) => decideAccess(profile, requirement, viewer).isAllowed;
  const entries = menu.filter(isOpen);
  const isAdmin = isAdminPath(path);
  const refused = why.isOffered ? why.refused : null;

  return (
    <ShellFrame
      organisation={profile}
      logo={{ light: brand.logo, dark: brand.logoDark, ratio: brand.logoRatio, mark: brand.mark }}
      person={{
        id: viewer?.id ?? '',
        firstName: viewer?.firstName ?? '',
        lastName: viewer?.lastName ?? '',
        avatarUrl: viewer?.avatarUrl ?? null,
      }}
      entries={entries}
      current={entries.find(({ href }) => path === href || path.startsWith(`${href}/`))?.id}
      favouritesHref={routes.some((route) => isFavouritesSection(route) && isOpen(route)) ? favouritesPath : undefined}
      otherArea={isAdmin ? 'home' : isOpen({ area: 'admin' }) ? 'admin' : undefined}
      search={barItem('search')}
      notifications={barItem('notifications')}
      onExplainAccess={why.isOffered ? () => why.ask() : undefined}
      onLogOut={() => void logOut()}
      notice={
        (viewer?.impersonator || viewer?.membershipLapsed || refused !== null) && (
          <ShellBoundary isNotice>
            <Suspense fallback={null}>
              <ShellNotices refused={refused} />
            </Suspense>
          </ShellBoundary>
        )
      }
    >
      {props.children}
    </ShellFrame>
  );

  function barItem(slot: (typeof bar)[number]['slot']): ReactNode {
    const item = bar.find((each) => each.slot === slot);
    if (item === undefined || !isOpen(item)) return null;
    return (
      <ShellBoundary>
        <FeaturePart part={item} given={{}} />
      </ShellBoundary>
    );
  }

  async function logOut(): Promise<void> {
    // The session ends here even when the server cannot be told.
    await signOut.run({}).catch(() => undefined);
    session.set(null);
    navigation.navigate(signInPath);
  }
}
