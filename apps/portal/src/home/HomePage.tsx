import { useDestination, useMessages, useModule, usePortal, useViewer } from '@portal/kit';
import { Button, EmptyState, Illustration, PageLayout } from '@portal/ui';
import { Redirect } from 'wouter';
import { messages } from '../messages.ts';
import { greetingAt } from '../shell/greeting.ts';

/** The way home: the communities' welcome page for those who may use it, a short page for others. */
export function HomePage() {
  const t = useMessages(messages);
  const { profile, clock } = usePortal();
  const viewer = useViewer();
  const hasCommunities = useModule('communities');
  const communities = useDestination()('communities.dashboard');

  if (hasCommunities && communities !== undefined) return <Redirect to={communities} replace />;
  const greeting = greetingAt(clock.now(), profile.timeZone);
  return (
    <PageLayout width="small">
      <EmptyState
        headingLevel={1}
        illustration={<Illustration name="welcome" />}
        title={t(greeting, { name: viewer?.firstName ?? '' })}
        text={`${t('nothingOpen')}. ${t('nothingOpenText', { organisation: profile.shortName })}`}
        action={
          <Button href={profile.website} target="_blank">
            {t('visitWebsite')}
          </Button>
        }
      />
    </PageLayout>
  );
}
