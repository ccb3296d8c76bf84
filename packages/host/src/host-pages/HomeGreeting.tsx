import { useMessages, usePortal } from '@portal/kit';
import { Button, EmptyState, Heading, Illustration, PageLayout, Stack } from '@portal/ui';
import { ContributedSection } from '../contributions/ContributedSection.tsx';
import { useSections } from '../contributions/use-sections.ts';
import { hostMessages } from '../messages.ts';
import { greetingAt } from './greeting.ts';

/** The home page: a greeting, and what features contribute to it; for those to whom nothing is open, who to ask. */
export function HomeGreeting({ firstName }: { firstName: string }) {
  const t = useMessages(hostMessages);
  const { profile, clock } = usePortal();
  const sections = useSections('home');
  const greeting = t(greetingAt(clock.now(), profile.timeZone), { name: firstName });

  if (sections.length > 0)
    return (
      <PageLayout header={<Heading level={1}>{greeting}</Heading>}>
        <Stack gap={10}>
          {sections.map((section) => (
            <ContributedSection key={`${section.feature}.${section.id}`} section={section} given={{}} />
          ))}
        </Stack>
      </PageLayout>
    );
  return (
    <PageLayout width="small">
      <EmptyState
        headingLevel={1}
        illustration={<Illustration name="welcome" />}
        title={greeting}
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
