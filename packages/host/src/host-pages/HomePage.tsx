import { useMessages, useViewerState } from '@portal/kit';
import { hostMessages } from '../messages.ts';
import { PageFallback } from '../shell/PrerenderedPage.tsx';
import { PageSkeleton } from '../shell/PageSkeleton.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';
import { LazyGreeting } from './lazy-greeting.ts';

/** The way home. */
export function HomePage() {
  const title = useMessages(hostMessages)('home');
  const loading = useMessages(hostMessages)('loading');
  const viewer = useViewerState();
  usePageTitle(title);

  if (viewer === 'loading') return <PageFallback />;
  return <LazyGreeting firstName={viewer?.firstName ?? ''} fallback={<PageSkeleton label={loading} />} />;
}
