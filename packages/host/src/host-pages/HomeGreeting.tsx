import { calls, useEndpoint } from '@portal/api';
import { type ComposedSection, useMessages, usePortal } from '@portal/kit';
import { Button, EmptyState, Heading, Illustration, lazyComponent, Link, PageLayout, Spread, Stack } from '@portal/ui';
import { useState } from 'react';
import { ContributedSection } from '../contributions/ContributedSection.tsx';
import { favouritesPath } from '../favourites/favourites-path.ts';
import { useSections } from '../contributions/use-sections.ts';
import { hostMessages } from '../messages.ts';
import { greetingAt } from './greeting.ts';
import * as styles from './HomeGreeting.css.ts';
import { inOwnOrder, sectionName } from './own-order.ts';

const ArrangeHome = lazyComponent(() => import('./ArrangeHome.tsx').then((part) => ({ default: part.ArrangeHome })));

/** The home page: a greeting, and what features contribute to it; for those to whom nothing is open, who to ask. */
export function HomeGreeting({ firstName }: { firstName: string }) {
  const t = useMessages(hostMessages);
  const { profile, clock, notify } = usePortal();
  const open = useSections('home');
  const { data: savedOrder, view: order, refetch } = useEndpoint(calls.home.order);
  const [isArranging, setArranging] = useState(false);
  const sections = savedOrder === undefined ? open : inOwnOrder(open, savedOrder.sections);
  const hasFavourites = useSections('favourites').length > 0;
  const greeting = t(greetingAt(clock.now(), profile.timeZone), { name: firstName });

  /** An order that could not be read is not written over: it is asked for again. */
  function arrange() {
    if (savedOrder !== undefined) return setArranging(true);
    notify.failure(t('homeArrangeGone'));
    refetch();
  }

  if (sections.length > 0) {
    const beside = sections.filter(isBeside);
    return (
      <PageLayout
        header={
          <Spread>
            <Heading level={1}>{greeting}</Heading>
            <div className={styles.arrange}>
              <Button tone="quiet" isDisabled={order.state === 'loading'} onPress={arrange}>
                {t('arrangeHome')}
              </Button>
            </div>
          </Spread>
        }
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
        {isArranging && (
          <ArrangeHome
            sections={sections.map((section) => ({
              name: sectionName(section),
              title: section.title,
              isBeside: isBeside(section),
            }))}
            onClose={() => setArranging(false)}
            onError={() => {
              setArranging(false);
              notify.failure(t('homeArrangeGone'));
            }}
          />
        )}
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

function isBeside({ column }: ComposedSection<'home'>): boolean {
  return column === 'side';
}

function Sections({ sections }: { sections: readonly ComposedSection<'home'>[] }) {
  return sections.map((section) => <ContributedSection key={sectionName(section)} section={section} given={{}} />);
}
