import { useMessages, type View } from '@portal/kit';
import { BackLink, Button, EmptyState, Heading, Illustration, PageLayout, Stack } from '@portal/ui';
import type { ReactNode } from 'react';
import { EventGrid, type EventGridProps, type EventPage } from '../../components/EventGrid/EventGrid.tsx';
import { messages } from '../../messages.ts';

export interface MyEventsScreenProps extends Pick<EventGridProps, 'paging'> {
  view: View<EventPage>;
  which: 'upcoming' | 'past';
  backHref: string | undefined;
  discoverHref: string | undefined;
  /** What one waits for stands above what one attends. */
  waiting?: ReactNode;
}

const words = {
  upcoming: { title: 'attendingPageTitle', none: 'noUpcoming', hint: 'noUpcomingHint' },
  past: { title: 'pastPageTitle', none: 'noPast', hint: 'noPastHint' },
} as const;

export function MyEventsScreen({ which, backHref, discoverHref, waiting, ...grid }: MyEventsScreenProps) {
  const t = useMessages(messages);
  const { title, none, hint } = words[which];
  return (
    <PageLayout
      header={
        <Stack gap={3}>
          {backHref !== undefined && <BackLink href={backHref}>{t('back')}</BackLink>}
          <Heading level={1} isFocusable>
            {t(title)}
          </Heading>
        </Stack>
      }
    >
      {waiting}
      <EventGrid
        {...grid}
        failedTitle={t('upcomingFailed')}
        expected={6}
        empty={
          <EmptyState
            illustration={<Illustration name="search" />}
            title={t(none)}
            text={t(hint)}
            action={discoverHref !== undefined && <Button href={discoverHref}>{t('discoverHeading')}</Button>}
          />
        }
      />
    </PageLayout>
  );
}
