import { useMessages, usePortal } from '@portal/kit';
import { Button, EmptyState, Illustration, PageLayout } from '@portal/ui';
import { pageMessages } from '../messages-pages.ts';
import { greetingAt } from './greeting.ts';

/** The home page of those to whom no area is open. */
export function HomeGreeting({ firstName }: { firstName: string }) {
  const t = useMessages(pageMessages);
  const { profile, clock } = usePortal();
  return (
    <PageLayout width="small">
      <EmptyState
        headingLevel={1}
        illustration={<Illustration name="welcome" />}
        title={t(greetingAt(clock.now(), profile.timeZone), { name: firstName })}
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
