import type { PortalEvent } from '@portal/api';
import { useMessages, type View } from '@portal/kit';
import {
  BackLink,
  Button,
  EmptyState,
  Heading,
  Illustration,
  type ListItems,
  type ListMore,
  PageLayout,
  Spread,
  Stack,
} from '@portal/ui';
import type { ReactNode } from 'react';
import { EventList } from '../../components/EventGrid/EventList.tsx';
import { eventsMessages } from '../../messages.ts';

export interface MyEventsScreenProps {
  view: View<ListItems<PortalEvent>>;
  more: ListMore;
  which: 'upcoming' | 'past';
  backHref: string | undefined;
  discoverHref: string | undefined;
  /** What one waits for stands above what one attends. */
  waiting?: ReactNode;
  /** The way into the person's own calendar, below the list. */
  ownCalendar?: ReactNode;
  /** Stand beside the title. */
  actions?: ReactNode;
}

const words = {
  upcoming: { title: 'attendingPageTitle', none: 'noUpcoming', hint: 'noUpcomingHint' },
  past: { title: 'pastPageTitle', none: 'noPast', hint: 'noPastHint' },
} as const;

export function MyEventsScreen({
  which,
  backHref,
  discoverHref,
  waiting,
  actions,
  ownCalendar,
  view,
  more,
}: MyEventsScreenProps) {
  const t = useMessages(eventsMessages);
  const { title, none, hint } = words[which];
  return (
    <PageLayout
      header={
        <Stack gap={3}>
          {backHref !== undefined && <BackLink href={backHref}>{t('back')}</BackLink>}
          <Spread>
            <Heading level={1} isFocusable>
              {t(title)}
            </Heading>
            {actions}
          </Spread>
        </Stack>
      }
    >
      {waiting}
      <EventList
        label={t(title)}
        view={view}
        more={more}
        failedTitle={t('upcomingFailed')}
        restoreKey={`my-events-${which}`}
        nearPx={100}
        empty={
          <EmptyState
            illustration={<Illustration name="search" />}
            title={t(none)}
            text={t(hint)}
            action={discoverHref !== undefined && <Button href={discoverHref}>{t('discoverHeading')}</Button>}
          />
        }
      />
      {ownCalendar}
    </PageLayout>
  );
}
