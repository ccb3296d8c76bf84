import type { DeskEvent, PagesState } from '@portal/api';
import { useMessages } from '@portal/kit';
import {
  Button,
  Density,
  EmptyState,
  Heading,
  Illustration,
  ListSection,
  PageLayout,
  Skeleton,
  Stack,
  Text,
} from '@portal/ui';
import { messages } from '../messages.ts';
import { EventFilters, type EventFiltersProps } from './EventFilters.tsx';
import { EventTable, type EventTableProps } from './EventTable.tsx';
import { isLimited, noFilters } from './list-filters.ts';

export interface EventListScreenProps
  extends Omit<PagesState<DeskEvent>, 'refetch'>, Omit<EventFiltersProps, 'total'>, Pick<EventTableProps, 'hrefOf'> {}

export function EventListScreen({ view, filters, hrefOf, ...props }: EventListScreenProps) {
  const t = useMessages(messages);
  const total = view.state === 'ready' ? view.data.total : view.state === 'empty' ? 0 : null;
  const clear = isLimited(filters) && <Button onPress={() => props.onChosen(noFilters)}>{t('clearFilters')}</Button>;
  return (
    <PageLayout
      header={
        <Heading level={1} isFocusable>
          {t('listPageTitle')}
        </Heading>
      }
    >
      <Density value="compact">
        <ListSection
          view={view}
          label={t('listPageTitle')}
          filters={<EventFilters {...props} filters={filters} total={total} />}
          failedTitle={t('listFailed')}
          skeleton={<Skeleton lines={12} />}
          skeletonLabel={t('listLoading')}
          empty={
            <EmptyState
              illustration={<Illustration name="search" />}
              title={t(isLimited(filters) ? 'noneFound' : 'noneYet')}
              text={isLimited(filters) ? t('noneFoundHint') : undefined}
              action={clear}
            />
          }
        >
          {({ items }) => (
            <Stack gap={4}>
              <EventTable events={items} hrefOf={hrefOf} />
              {props.moreProblem !== null && <Text tone="critical">{t('moreFailed')}</Text>}
              {props.hasMore && (
                <Button isPending={props.isLoadingMore} onPress={props.loadMore}>
                  {t('showMore')}
                </Button>
              )}
            </Stack>
          )}
        </ListSection>
      </Density>
    </PageLayout>
  );
}
