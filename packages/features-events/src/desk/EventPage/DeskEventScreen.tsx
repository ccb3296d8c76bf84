import type { DeskEvent } from '@portal/api';
import { useMessages, usePortal, type View, ViewSwitch } from '@portal/kit';
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
import { zonedRangeText } from '../../model/event-times.ts';
import { messages } from '../messages.ts';
import { DoorLink } from '../DoorLink.tsx';
import { StatusBadge } from '../StatusBadge.tsx';

export interface DeskEventScreenProps {
  view: View<DeskEvent>;
  backHref: string | undefined;
  /** Where members see it. */
  memberHref: string | undefined;
}

export function DeskEventScreen({ view, backHref, memberHref }: DeskEventScreenProps) {
  const t = useMessages(messages);
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
        failed={(problem, retry) => <ProblemPanel title={t('eventFailed')} text={problem.message} onRetry={retry} />}
        forbidden={(problem) => <ForbiddenNotice title={t('eventFailed')} text={problem.message} />}
        ready={(event) => <Overview event={event} memberHref={memberHref} />}
      />
    </PageLayout>
  );
}

function Overview({ event, memberHref }: { event: DeskEvent; memberHref: string | undefined }) {
  const t = useMessages(messages);
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
          { term: t('when'), description: zonedRangeText(event, event.eventStartUtc, locale) },
          { term: t('where'), description: event.address ?? t('online') },
          { term: t('type'), description: t(event.type) },
          { term: t('seats'), description: capacity === null ? String(sold) : t('soldOf', { sold, capacity }) },
        ]}
      />
      {event.status !== 'draft' && (
        <Inline gap={3}>
          <DoorLink eventId={event.id} />
        </Inline>
      )}
      {event.status !== 'draft' && memberHref !== undefined && (
        <Link href={memberHref} isStandalone>
          {t('seeAsMember')}
        </Link>
      )}
    </Stack>
  );
}
