import { destination, useDestinations, useMessages, useModule, useViewerState } from '@portal/kit';
import { lazy, Suspense } from 'react';
import { messages } from '../messages.ts';
import { shellMessages } from '../messages-shell.ts';
import { Redirect } from '../navigation/Redirect.tsx';
import { loadHostPages } from './load-host-pages.ts';
import { PageSkeleton } from '../shell/PageSkeleton.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';

const HomeGreeting = lazy(() => loadHostPages().then((pages) => ({ default: pages.HomeGreeting })));

const places = { communities: destination('communities.dashboard') };

/** The way home: the communities' welcome page for those who may use it, a short page for others. */
export function HomePage() {
  const title = useMessages(shellMessages)('home');
  const loading = <PageSkeleton label={useMessages(messages)('loading')} />;
  const viewer = useViewerState();
  const hasCommunities = useModule('communities');
  const communities = useDestinations(places).communities();
  usePageTitle(title);

  if (viewer === 'loading') return loading;
  if (hasCommunities && communities !== undefined) return <Redirect to={communities} />;
  return (
    <Suspense fallback={loading}>
      <HomeGreeting firstName={viewer?.firstName ?? ''} />
    </Suspense>
  );
}
