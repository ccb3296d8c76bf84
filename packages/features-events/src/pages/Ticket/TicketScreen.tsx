import type { TicketPass } from '@portal/api';
import { useFormats, useMessages, type View, ViewSwitch } from '@portal/kit';
import {
  BackLink,
  Banner,
  Button,
  EmptyState,
  ForbiddenNotice,
  IconOffline,
  IconPrint,
  NotFoundNotice,
  PageLayout,
  ProblemPanel,
  Skeleton,
  SkeletonRegion,
  Stack,
  Text,
} from '@portal/ui';
import { eventsMessages } from '../../messages.ts';
import * as styles from './TicketCard.css.ts';
import { TicketCard } from './TicketCard.tsx';

export interface TicketScreenProps {
  view: View<TicketPass>;
  /** Nobody could be asked: it is as the device has kept it. */
  isStored: boolean;
  eventHrefOf: (id: string) => string | undefined;
  listHref: string | undefined;
  onPrint: () => void;
}

export function TicketScreen({ view, isStored, eventHrefOf, listHref, onPrint }: TicketScreenProps) {
  const t = useMessages(eventsMessages);
  const eventHref = view.state === 'ready' ? eventHrefOf(view.data.event.id) : undefined;
  const backHref = eventHref ?? listHref;
  return (
    <PageLayout
      width="narrow"
      header={
        backHref !== undefined && (
          <BackLink href={backHref}>{t(eventHref === undefined ? 'attendingPageTitle' : 'backToEvent')}</BackLink>
        )
      }
    >
      <ViewSwitch
        view={view}
        loading={() => (
          <SkeletonRegion label={t('ticketLoading')}>
            <Skeleton lines={12} />
          </SkeletonRegion>
        )}
        empty={() => <EmptyState title={t('ticketFailed')} />}
        notFound={() => (
          <NotFoundNotice
            title={t('ticketNotFound')}
            text={t('notThereText')}
            action={listHref !== undefined && <Button href={listHref}>{t('seeAttending')}</Button>}
          />
        )}
        failed={(problem, retry) => <ProblemPanel title={t('ticketFailed')} text={problem.message} onRetry={retry} />}
        forbidden={(problem) => <ForbiddenNotice title={t('ticketFailed')} text={problem.message} />}
        ready={(pass) => <Shown pass={pass} isStored={isStored} onPrint={onPrint} />}
      />
    </PageLayout>
  );
}

function Shown({ pass, isStored, onPrint }: { pass: TicketPass; isStored: boolean; onPrint: () => void }) {
  const t = useMessages(eventsMessages);
  const { dateTime } = useFormats();
  return (
    <Stack gap={5}>
      {isStored && (
        <Banner tone="neutral" icon={IconOffline} title={t('ticketKeptTitle')} role="status">
          {t('ticketKeptText', { time: dateTime(pass.readAt) })}
        </Banner>
      )}
      <TicketCard pass={pass} />
      {pass.code !== null && (
        <Stack gap={3}>
          <Button icon={IconPrint} onPress={onPrint}>
            {t('printTicket')}
          </Button>
          {!isStored && (
            <div className={styles.onScreen}>
              <Text size="sm" tone="quiet">
                {t('ticketKeptNote')}
              </Text>
            </div>
          )}
        </Stack>
      )}
    </Stack>
  );
}
