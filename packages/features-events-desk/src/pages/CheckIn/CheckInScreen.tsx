import { useMessages, type View, ViewSwitch } from '@portal/kit';
import { BackLink, EmptyState, ForbiddenNotice, PageLayout, ProblemPanel, Skeleton, SkeletonRegion } from '@portal/ui';
import { EventNotFound } from '../../components/EventNotFound.tsx';
import { eventsDeskMessages } from '../../messages.ts';
import type { CheckInBook } from './check-in-book.ts';
import { CheckInPanel, type CheckInPanelProps } from './CheckInPanel.tsx';

export interface CheckInScreenProps extends Omit<CheckInPanelProps, 'book'> {
  view: View<CheckInBook>;
  backHref: string | undefined;
}

export function CheckInScreen({ view, backHref, ...checkIn }: CheckInScreenProps) {
  const t = useMessages(eventsDeskMessages);
  return (
    <PageLayout
      width="narrow"
      header={backHref !== undefined && <BackLink href={backHref}>{t('backToEvent')}</BackLink>}
    >
      <ViewSwitch
        view={view}
        loading={() => (
          <SkeletonRegion label={t('doorLoading')}>
            <Skeleton lines={10} />
          </SkeletonRegion>
        )}
        empty={() => <EmptyState title={t('doorFailed')} />}
        notFound={() => <EventNotFound />}
        failed={(problem, retry) => <ProblemPanel title={t('doorFailed')} text={problem.message} onRetry={retry} />}
        forbidden={(problem) => <ForbiddenNotice title={t('doorFailed')} text={problem.message} />}
        ready={(book) => <CheckInPanel {...checkIn} book={book} />}
      />
    </PageLayout>
  );
}
