import { useMessages, useViewerState } from '@portal/kit';
import { lazyComponent } from '@portal/ui';
import { hostMessages } from '../messages.ts';
import { WaitingPage } from '../shell/DrawnPage.tsx';
import { PageSkeleton } from '../shell/PageSkeleton.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';

const HomeGreeting = lazyComponent(() => import('./HomeGreeting.tsx').then((part) => ({ default: part.HomeGreeting })));

/** The way home. */
export function HomePage() {
  const title = useMessages(hostMessages)('home');
  const loading = useMessages(hostMessages)('loading');
  const viewer = useViewerState();
  usePageTitle(title);

  if (viewer === 'loading') return <WaitingPage />;
  return <HomeGreeting firstName={viewer?.firstName ?? ''} fallback={<PageSkeleton label={loading} />} />;
}
