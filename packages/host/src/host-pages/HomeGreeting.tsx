import { type ComposedSection, useMessages, usePortal } from '@portal/kit';
import { Button, EmptyState, Heading, Illustration, Link, PageLayout, Stack } from '@portal/ui';
import { ContributedSection } from '../contributions/ContributedSection.tsx';
import { favouritesPath } from '../favourites/favourites-path.ts';
import { useSections } from '../contributions/use-sections.ts';
import { hostMessages } from '../messages.ts';
import { greetingAt } from './greeting.ts';

/** The home page: a greeting, and what features contribute to it; for those to whom nothing is open, who to ask. */
export function HomeGreeting({ firstName }: { firstName: string }) {
  const t = useMessages(hostMessages);
  const { profile, clock } = usePortal();
  const sections = useSections('home');
  const hasFavourites = useSections('favourites').length > 0;
  const greeting = t(greetingAt(clock.now(), profile.timeZone), { name: firstName });

  if (sections.length > 0) {
    const isBeside = ({ column }: ComposedSection<'home'>) => column === 'side';
    const beside = sections.filter(isBeside);
    return (
      <PageLayout
        header={<Heading level={1}>{greeting}</Heading>}
        side={
          beside.length === 0 && !hasFavourites ? undefined : (
            <Stack gap={8}>
              <Sections sections={beside} />
              {hasFavourites && (
                <Link href={favouritesPath} isStandalone>
                  {t('favourites')}
                </Link>
              )}
            </Stack>
          )
        }
      >
        <Stack gap={10}>
          <Sections sections={sections.filter((section) => !isBeside(section))} />
        </Stack>
      </PageLayout>
    );
  }
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

function Sections({ sections }: { sections: readonly ComposedSection<'home'>[] }) {
  return sections.map((section) => (
    <ContributedSection key={`${section.feature}.${section.id}`} section={section} given={{}} />
  ));
}
