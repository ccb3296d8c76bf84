import type { DeskEvent, PagesState, RefundRequest } from '@portal/api';
import { totalOf, useMessages, type View } from '@portal/kit';
import {
  BackLink,
  Button,
  EmptyState,
  Heading,
  Illustration,
  Link,
  PageLayout,
  PanelSwitch,
  ShowMoreList,
  Skeleton,
  Stack,
  Text,
} from '@portal/ui';
import { eventsDeskMessages } from '../../messages.ts';
import { noFilters } from './refund-filters.ts';
import { RefundFilterBar, type RefundFilterBarProps } from './RefundFilterBar.tsx';
import { RequestCard, type RequestCardProps } from './RequestCard.tsx';

export interface RefundsScreenProps
  extends
    Omit<PagesState<RefundRequest>, 'refetch'>,
    Omit<RefundFilterBarProps, 'total'>,
    Pick<RequestCardProps, 'onApprove' | 'onDecline'> {
  /** The one event whose refunds are shown; null: of all. */
  event: View<DeskEvent> | null;
  backHref: string | undefined;
  /** To those of all events. */
  allHref: string | undefined;
  eventHref: (id: string) => string | undefined;
}

const emptyWords = { open: 'nothingToDecide', approved: 'noneApproved', declined: 'noneDeclined' } as const;

export function RefundsScreen({ view, filters, onApprove, onDecline, eventHref, ...props }: RefundsScreenProps) {
  const t = useMessages(eventsDeskMessages);
  const total = totalOf(view);
  const isSearched = filters.keyword.trim() !== '';
  const clear = () => props.onChosen({ ...noFilters, eventId: filters.eventId });
  return (
    <PageLayout width="small" header={<Head {...props} />}>
      <ShowMoreList
        {...props}
        view={view}
        label={t('refunds')}
        filters={<RefundFilterBar {...props} filters={filters} total={total} />}
        failedTitle={t('refundsFailed')}
        moreLabel={t('showMoreRefunds')}
        moreFailedText={t('moreRefundsFailed')}
        skeleton={<Skeleton lines={12} />}
        skeletonLabel={t('refundsLoading')}
        empty={
          <EmptyState
            illustration={<Illustration name="search" />}
            title={t(isSearched ? 'noRefundsFound' : emptyWords[filters.status])}
            text={!isSearched && filters.status === 'open' ? t('nothingToDecideText') : undefined}
            action={isSearched && <Button onPress={clear}>{t('clearAllFilters')}</Button>}
          />
        }
      >
        {(items) => (
          <Stack as="ul" gap={4}>
            {items.map((request) => (
              <RequestCard
                key={request.id}
                request={request}
                eventHref={eventHref(request.eventId)}
                onApprove={onApprove}
                onDecline={onDecline}
              />
            ))}
          </Stack>
        )}
      </ShowMoreList>
    </PageLayout>
  );
}

function Head({ event, backHref, allHref }: Pick<RefundsScreenProps, 'event' | 'backHref' | 'allHref'>) {
  const t = useMessages(eventsDeskMessages);
  return (
    <Stack gap={4}>
      {backHref !== undefined && <BackLink href={backHref}>{t(event === null ? 'allEvents' : 'backToEvent')}</BackLink>}
      <Heading level={1} isFocusable>
        {t('refunds')}
      </Heading>
      {event !== null && (
        <PanelSwitch view={event} skeleton={<Skeleton lines={1} />} failedTitle={t('headFailed')}>
          {({ title }) => <Text weight="semibold">{title}</Text>}
        </PanelSwitch>
      )}
      {event !== null && allHref !== undefined && (
        <Link href={allHref} isStandalone>
          {t('allRefunds')}
        </Link>
      )}
      <Text tone="quiet">{t('refundsIntro')}</Text>
    </Stack>
  );
}
