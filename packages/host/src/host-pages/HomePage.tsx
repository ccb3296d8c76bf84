import { decideAccess, useMessages, usePortal, useViewerState } from '@portal/kit';
import { lazyComponent } from '@portal/ui';
import { useComposition } from '../composition-context.ts';
import { hostMessages } from '../messages.ts';
import { Redirect } from '../navigation/Redirect.tsx';
import { WaitingPage } from '../shell/DrawnPage.tsx';
import { PageSkeleton } from '../shell/PageSkeleton.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';

const HomeGreeting = lazyComponent(() => import('./HomeGreeting.tsx').then((part) => ({ default: part.HomeGreeting })));

/** The way home: the page that a feature gives for it, for those who may use it, a short page for others. */
export function HomePage() {
  const title = useMessages(hostMessages)('home');
  const loading = useMessages(hostMessages)('loading');
  const viewer = useViewerState();
  const { profile } = usePortal();
  const { landing } = useComposition();
  usePageTitle(title);

  if (viewer === 'loading') return <WaitingPage />;
  if (landing && decideAccess(profile, landing, viewer).isAllowed) return <Redirect to={landing.pattern} />;
  return <HomeGreeting firstName={viewer?.firstName ?? ''} fallback={<PageSkeleton label={loading} />} />;
}
