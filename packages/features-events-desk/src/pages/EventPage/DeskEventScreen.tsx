import type { DeskEvent } from '@portal/api';
import { useMessages, usePortal, type View, ViewSwitch, zonedRangeText } from '@portal/kit';
import {
  BackLink,
  DescriptionList,
  EmptyState,
  ForbiddenNotice,
  Heading,
  Inline,
  Link,
  PageLayout,
  ProblemPanel,
  Skeleton,
  SkeletonRegion,
  Stack,
} from '@portal/ui';
import type { ReactNode } from 'react';
import { eventsDeskMessages } from '../../messages.ts';
import { AttendeesLink } from '../../components/AttendeesLink.tsx';
import { EventNotFound } from '../../components/EventNotFound.tsx';
import { FilesLink } from '../../components/FilesLink.tsx';
import { RefundsLink } from '../../components/RefundsLink.tsx';
import { CheckInLink } from '../../components/CheckInLink.tsx';
import { WaitingLink } from '../../components/WaitingLink.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';

export interface DeskEventScreenProps {
  view: View<DeskEvent>;
  backHref: string | undefined;
  /** Where members see it. */
  memberHref: string | undefined;
  /** What can be done to it. */
  actions: (event: DeskEvent) => ReactNode;
  /** Below what is told of it. */
  more: (event: DeskEvent) => ReactNode;
}

export function DeskEventScreen({ view, backHref, ...props }: DeskEventScreenProps) {
  const t = useMessages(eventsDeskMessages);
  return (
    <PageLayout header={backHref !== undefined && <BackLink href={backHref}>{t('back')}</BackLink>}>
      <ViewSwitch
        view={view}
        loading={() => (
          <SkeletonRegion label={t('eventLoading')}>
            <Skeleton lines={8} />
          </SkeletonRegion>
        )}
        empty={() => <EmptyState title={t('eventFailed')} />}
        notFound={() => <EventNotFound />}
        failed={(problem, retry) => <ProblemPanel title={t('eventFailed')} text={problem.message} onRetry={retry} />}
        forbidden={(problem) => <ForbiddenNotice title={t('eventFailed')} text={problem.message} />}
        ready={(event) => <Overview {...props} event={event} />}
      />
    </PageLayout>
  );
}

interface OverviewProps extends Omit<DeskEventScreenProps, 'view' | 'backHref'> {
  event: DeskEvent;
}

function Overview({ event, memberHref, actions, more }: OverviewProps) {
  const t = useMessages(eventsDeskMessages);
  const { locale } = usePortal();
  const { sold, capacity } = event;
  return (
    <Stack gap={6}>
      <Inline gap={3}>
        <Heading level={1} isFocusable>
          {event.title}
        </Heading>
        <StatusBadge status={event.status} />
      </Inline>
      <DescriptionList
        items={[
          { term: t('when'), description: zonedRangeText(event, event.eventStartUtc, event.eventEndUtc, locale) },
          { term: t('where'), description: event.address ?? t('online') },
          { term: t('type'), description: t(event.type) },
          { term: t('seats'), description: capacity === null ? String(sold) : t('soldOf', { sold, capacity }) },
        ]}
      />
      {actions(event)}
      {event.status === 'draft' && (
        <Inline>
          <FilesLink eventId={event.id} />
        </Inline>
      )}
      {event.status !== 'draft' && (
        <Inline gap={3}>
          <AttendeesLink eventId={event.id} />
          {event.status === 'published' && <WaitingLink eventId={event.id} />}
          <CheckInLink eventId={event.id} />
          <RefundsLink eventId={event.id} />
          {event.status === 'published' && <FilesLink eventId={event.id} />}
        </Inline>
      )}
      {event.status !== 'draft' && memberHref !== undefined && (
        <Link href={memberHref} isStandalone>
          {t('seeAsMember')}
        </Link>
      )}
      {more(event)}
    </Stack>
  );
}
