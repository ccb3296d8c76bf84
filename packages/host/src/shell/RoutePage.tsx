import { type ComposedRoute, useMessages, usePortal } from '@portal/kit';
import { Suspense } from 'react';
import { hostMessages } from '../messages.ts';
import { pageOf } from '../navigation/page-of.ts';
import { readSearch, withSearch } from '../navigation/search-record.ts';
import { ReplayTyped } from './ReplayTyped.tsx';
import { PageBoundary } from './PageBoundary.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { usePageTitle } from './use-page-title.ts';

interface RoutePageProps {
  route: ComposedRoute;
  params: Readonly<Record<string, string>>;
  /** The address that it is rendered for. */
  location: { pathname: string; search: string };
}

/** Loads a route's page and gives it its parameters and its part of the address. */
export function RoutePage(props: RoutePageProps) {
  const t = useMessages(hostMessages);
  const { navigation } = usePortal();
  const { pathname, search } = props.location;
  const Page = pageOf(props.route);
  usePageTitle(props.route.title);

  return (
    <PageBoundary
      key={pathname}
      // Its code may be what could not be loaded, and the browser remembers that until the page is loaded anew.
      onRetry={() => window.location.reload()}
    >
      <Suspense fallback={<PageSkeleton label={t('loading')} />}>
        <ReplayTyped />
        <Page
          params={props.params}
          search={readSearch(search)}
          onSearchChange={(next, options) => {
            // The reader may have left for a page that is still being rendered.
            if (window.location.pathname !== pathname) return;
            navigation.navigate(withSearch(pathname, window.location.search, next), options);
          }}
        />
      </Suspense>
    </PageBoundary>
  );
}
