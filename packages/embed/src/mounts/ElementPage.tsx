import { liveModule, loadLiveUpdates, ViewerGate } from '@portal/api';
import {
  LandingPageProvider,
  commonMessages,
  type ComposedRoute,
  type PageProps,
  type Search,
  useMessages,
  useSignInOffer,
} from '@portal/kit';
import { ErrorBoundary, HeadingsFrom, type HeadingStart, lazyComponent, lazyPage, SignInNotice } from '@portal/ui';
import { type ComponentType, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { ElementHistory, ElementLocation } from './element-history.ts';

const LiveUpdates = lazyComponent(loadLiveUpdates);

type RouteComponent = ComponentType<PageProps<string>>;

const pages = new Map<ComposedRoute, RouteComponent>();

/** React wants one component for each route. */
function pageOf(route: ComposedRoute): RouteComponent {
  const known = pages.get(route);
  if (known !== undefined) return known;
  const page: RouteComponent = lazyPage(() => route.load());
  pages.set(route, page);
  return page;
}

interface ElementPageProps {
  history: ElementHistory;
  /** What its first heading is on the page of the website. */
  headingLevel: HeadingStart;
  onShown: () => void;
}

/** The page that an element shows, or the way in for a stranger who may not see it. */
export function ElementPage({ history, headingLevel, onShown }: ElementPageProps) {
  const t = useMessages(commonMessages);
  const { isStranger, ...offer } = useSignInOffer();
  const location = useSyncExternalStore(history.subscribe, history.get);
  const { route, params, url } = location;
  const [attempt, setAttempt] = useState(0);
  const Page = pageOf(route);
  return (
    <ErrorBoundary
      scope="page"
      title={t('pageFailed')}
      text={t('pageFailedText')}
      resetKey={`${attempt} ${url.pathname}`}
      onRetry={() => {
        // Its code may be what could not be loaded.
        pages.delete(route);
        setAttempt(attempt + 1);
      }}
    >
      <HeadingsFrom level={headingLevel}>
        <Suspense>
          <Shown onShown={onShown} />
          {isStranger && route.access === 'signedIn' ? (
            <SignInNotice {...offer} />
          ) : (
            <ViewerGate>
              <LandingPageProvider value={history.isAtStart()}>
                <Page
                  key={url.pathname}
                  params={params}
                  search={Object.fromEntries(url.searchParams)}
                  onSearchChange={(next, options) => history.navigate(withSearch(history.get(), next), options)}
                />
              </LandingPageProvider>
              {route.module === liveModule && <LiveUpdates onError="hide" />}
            </ViewerGate>
          )}
        </Suspense>
      </HeadingsFrom>
    </ErrorBoundary>
  );
}

/** Beside a page, so that it waits for the page's code as well. */
function Shown({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return null;
}

function withSearch({ url }: ElementLocation, next: Search): string {
  const changed = new URL(url);
  for (const [name, value] of Object.entries(next)) {
    if (value === undefined || value === '') changed.searchParams.delete(name);
    else changed.searchParams.set(name, value);
  }
  return changed.href;
}
