import { lazyComponent } from '@portal/ui';
import {
  decideAccess,
  HasBarProvider,
  isAdminPath,
  isSwitchedOn,
  type Requirement,
  SearchKindsProvider,
  useHasDrafts,
  useMessages,
  usePortal,
  useViewer,
} from '@portal/kit';
import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { hostMessages } from '../messages.ts';
import { useScrollToTop } from '../navigation/use-scroll-to-top.ts';
import { useComposition } from '../composition-context.ts';
import { useOpenKinds } from '../contributions/use-open-kinds.ts';
import { draftsPath } from '../drafts/drafts-path.ts';
import { favouritesPath, isFavouritesSection } from '../favourites/favourites-path.ts';
import { useSignedInComposition } from '../signed-in-composition-context.ts';
import { useAccessExplainer } from '../access-explainer/access-explainer-context.tsx';
import { contentId } from './content-id.ts';
import { HomeNotices } from './HomeNotices.tsx';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';
import { ShellBoundary } from './ShellBoundary.tsx';
import { ShellFrame } from './ShellFrame.tsx';
import { ShellPart } from './ShellPart.tsx';
import { useBarSearch } from './use-bar-search.ts';
import { useLogOut } from './use-log-out.ts';
import { useIdle } from './use-idle.ts';

const ShellNotices = lazyComponent(() =>
  import('./ShellNotices.tsx').then((module) => ({ default: module.ShellNotices })),
);
const UnsentQuestion = lazyComponent(() =>
  import('./UnsentQuestion.tsx').then((module) => ({ default: module.UnsentQuestion })),
);

/** The shell over the signed-in person, the features' menu entries and the address. */
export function Shell(props: { children: ReactNode }) {
  const t = useMessages(hostMessages);
  const { profile } = usePortal();
  const { brand } = useComposition();
  const { menu, bar, barActions, routes } = useSignedInComposition();
  const viewer = useViewer();
  const { pathname: path } = useLocation();
  const why = useAccessExplainer();
  const { isAsking, stay, leave, logOut } = useLogOut();
  useScrollToTop(contentId);
  const isIdle = useIdle();
  const hasDrafts = useHasDrafts();
  const isOpen = (requirement: Requirement) => decideAccess(profile, requirement, viewer).isAllowed;
  const entries = menu.filter(isOpen);
  const isAdmin = isAdminPath(path);
  const isHome = path === '/';
  const refused = why.isOffered ? why.refused : null;
  const searchItem = bar.find((item) => item.slot === 'search');
  const search = searchItem && hasPlace(searchItem) ? searchItem : undefined;
  const { isOpen: isSearching, setOpen: setSearching } = useBarSearch(search, isIdle);
  const kinds = useOpenKinds();

  return (
    <SearchKindsProvider value={kinds}>
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
        favouritesHref={
          routes.some((route) => isFavouritesSection(route) && isOpen(route)) ? favouritesPath : undefined
        }
        draftsHref={hasDrafts ? draftsPath : undefined}
        otherArea={isAdmin ? 'home' : isOpen({ area: 'admin' }) ? 'admin' : undefined}
        search={search && { isOpen: isSearching, onOpenChange: setSearching, field: searchField(search) }}
        notifications={notifications()}
        actions={barActions
          .filter(hasPlace)
          .map((action) => ({ id: action.id, face: viewer && isIdle && part(action) }))}
        onExplainAccess={why.isOffered ? () => why.ask() : undefined}
        onLogOut={logOut}
        notice={
          (viewer?.impersonator || viewer?.membershipLapsed || refused !== null) && (
            <ShellBoundary isNotice>
              <ShellNotices refused={refused} onError={{ title: t('noticeFailed') }} />
            </ShellBoundary>
          )
        }
      >
        <HasBarProvider value>{props.children}</HasBarProvider>
        {viewer && isIdle && isHome && (
          <ShellBoundary isNotice>
            <HomeNotices />
          </ShellBoundary>
        )}
        {isAsking && <UnsentQuestion onStay={stay} onLeave={leave} />}
      </ShellFrame>
    </SearchKindsProvider>
  );

  /** Of what comes once it is known who looks, the place is kept before. */
  function hasPlace(item: Requirement): boolean {
    return viewer ? isOpen(item) : isSwitchedOn(profile, item);
  }

  function notifications() {
    const item = bar.find((each) => each.slot === 'notifications');
    return item && hasPlace(item) ? { face: isOpen(item) && part(item) } : undefined;
  }

  function part(item: { load(): Promise<{ default: ComponentType<object> }> }): ReactNode {
    return <ShellPart part={item} given={{}} />;
  }

  function searchField(item: Requirement & SearchFieldProps['part']): ReactNode {
    return isOpen(item) && <SearchField part={item} onClose={() => setSearching(false)} />;
  }
}
