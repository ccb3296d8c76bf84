import { type MissedSearch, pageSizes } from '@portal/api';
import { useFormats, useMessages, type View } from '@portal/kit';
import { Density, EmptyState, Heading, Illustration, PageLayout, PanelSwitch, Stack, Table, Text } from '@portal/ui';
import { contentMessages } from '../../../messages.ts';

export interface MissedSearchesScreenProps {
  view: View<{ searches: readonly MissedSearch[]; totalItemCount: number }>;
  page: number;
  /** Another page is on its way. */
  isUpdating: boolean;
  /** Where words are looked for; undefined in a portal that has no search. */
  hrefOf: (words: string) => string | undefined;
  onPage: (page: number) => void;
}

/** Words that found nothing, those that were looked for most first. */
export function MissedSearchesScreen({ view, ...table }: MissedSearchesScreenProps) {
  const t = useMessages(contentMessages);
  return (
    <PageLayout
      width="admin"
      header={
        <Stack gap={2}>
          <Heading level={1} isFocusable>
            {t('missedSearchesTitle')}
          </Heading>
          <Text tone="quiet" isMeasured>
            {t('missedIntro')}
          </Text>
        </Stack>
      }
    >
      <Density value="compact">
        <PanelSwitch
          view={view}
          skeleton={<MissedTable {...table} searches={[]} total={0} isUpdating />}
          skeletonLabel={t('missedLoading')}
          failedTitle={t('missedFailed')}
        >
          {({ searches, totalItemCount }) => <MissedTable {...table} searches={searches} total={totalItemCount} />}
        </PanelSwitch>
      </Density>
    </PageLayout>
  );
}

interface MissedTableProps extends Omit<MissedSearchesScreenProps, 'view'> {
  searches: readonly MissedSearch[];
  total: number;
}

function MissedTable({ searches, total, page, isUpdating, hrefOf, onPage }: MissedTableProps) {
  const t = useMessages(contentMessages);
  const formats = useFormats();
  return (
    <Table
      caption={t('missedSearchesTitle')}
      isCaptionHidden
      isLoading={isUpdating}
      rows={searches}
      rowId={({ words }) => words}
      rowLabel={({ words }) => words}
      rowHref={({ words }) => hrefOf(words)}
      columns={[
        {
          id: 'words',
          header: t('missedWords'),
          isRowHeader: true,
          priority: 'high',
          cell: ({ words }) => <bdi>{words}</bdi>,
        },
        {
          id: 'times',
          header: t('missedTimes'),
          width: 'sm',
          align: 'end',
          cell: ({ times }) => formats.number(times),
        },
        { id: 'last', header: t('missedLast'), width: 'sm', align: 'end', cell: ({ lastDay }) => formats.day(lastDay) },
      ]}
      empty={
        <EmptyState
          scope="panel"
          illustration={<Illustration name="search" />}
          title={t('noMissed')}
          text={t('noMissedText')}
        />
      }
      {...(total > pageSizes.desk && {
        pager: {
          ...{ page, total, pageSize: pageSizes.desk, onPageChange: onPage },
          labels: { name: t('missedPages'), items: (range) => t('pagerItems', range) },
        },
      })}
    />
  );
}
