import { useMessages, type View, ViewSwitch } from '@portal/kit';
import { BackLink, EmptyState, ForbiddenNotice, PageLayout, ProblemPanel, Skeleton, SkeletonRegion } from '@portal/ui';
import { EventNotFound } from '../../components/EventNotFound.tsx';
import { eventsDeskMessages } from '../../messages.ts';
import type { DoorBook } from './door-book.ts';
import { OpenDoor, type OpenDoorProps } from './OpenDoor.tsx';

export interface DoorScreenProps extends Omit<OpenDoorProps, 'book'> {
  view: View<DoorBook>;
  backHref: string | undefined;
}

export function DoorScreen({ view, backHref, ...door }: DoorScreenProps) {
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
        ready={(book) => <OpenDoor {...door} book={book} />}
      />
    </PageLayout>
  );
}
