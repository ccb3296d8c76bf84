import type { DeskEvent, PagesState } from '@portal/api';
import { totalOf, useMessages } from '@portal/kit';
import {
  Button,
  Density,
  EmptyState,
  Heading,
  IconPlus,
  Illustration,
  Inline,
  PageLayout,
  ShowMoreList,
  Spread,
} from '@portal/ui';
import { eventsDeskMessages } from '../../messages.ts';
import { EventFilters, type EventFiltersProps } from './EventFilters.tsx';
import { EventTable, type EventTableProps } from './EventTable.tsx';
import { isLimited, noFilters } from './list-filters.ts';
import { RefundsLink } from '../../components/RefundsLink.tsx';

export interface EventListScreenProps
  extends Omit<PagesState<DeskEvent>, 'refetch'>, Omit<EventFiltersProps, 'total'>, Pick<EventTableProps, 'hrefOf'> {
  newHref: string | undefined;
}

export function EventListScreen({ view, filters, hrefOf, newHref, ...props }: EventListScreenProps) {
  const t = useMessages(eventsDeskMessages);
  const total = totalOf(view);
  const clear = isLimited(filters) && <Button onPress={() => props.onChosen(noFilters)}>{t('clearAllFilters')}</Button>;
  return (
    <PageLayout
      header={
        <Spread>
          <Heading level={1} isFocusable>
            {t('listPageTitle')}
          </Heading>
          <Inline gap={3}>
            <RefundsLink />
            {newHref !== undefined && (
              <Button tone="primary" icon={IconPlus} href={newHref}>
                {t('newEvent')}
              </Button>
            )}
          </Inline>
        </Spread>
      }
    >
      <Density value="compact">
        <ShowMoreList
          {...props}
          view={view}
          label={t('listPageTitle')}
          filters={<EventFilters {...props} filters={filters} total={total} />}
          failedTitle={t('listFailed')}
          moreLabel={t('showMore')}
          moreFailedText={t('moreFailed')}
          skeleton={<EventTable events={[]} hrefOf={hrefOf} isLoading />}
          skeletonLabel={t('listLoading')}
          empty={
            <EmptyState
              illustration={<Illustration name="search" />}
              title={t(isLimited(filters) ? 'noneFound' : 'noneYet')}
              text={isLimited(filters) ? t('tryOtherFilters') : undefined}
              action={clear}
            />
          }
        >
          {(items) => <EventTable events={items} hrefOf={hrefOf} />}
        </ShowMoreList>
      </Density>
    </PageLayout>
  );
}
