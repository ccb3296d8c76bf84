import type { CpdAudit, PagesState } from '@portal/api';
import { useMessages } from '@portal/kit';
import {
  Button,
  Density,
  EmptyState,
  Grid,
  Heading,
  IconPlus,
  Illustration,
  lazyComponent,
  PageLayout,
  ShowMoreList,
  Skeleton,
  Spread,
} from '@portal/ui';
import { useEffect } from 'react';
import { ListChoice } from '../../components/ListChoice/ListChoice.tsx';
import { cpdDeskMessages } from '../../desk/messages.ts';
import type { AuditTableProps } from './AuditTable.tsx';

/** It weighs more than the page, and comes beside what this asks the server for. */
const AuditTable = lazyComponent(() => import('./AuditTable.tsx').then((module) => ({ default: module.AuditTable })));

/** Null: whatever their status. */
export type ListStatus = CpdAudit['status'] | null;

export interface AuditListScreenProps extends Omit<PagesState<CpdAudit>, 'refetch'>, Pick<AuditTableProps, 'hrefOf'> {
  status: ListStatus;
  onStatus: (status: ListStatus) => void;
  newHref: string | undefined;
}

const statuses = ['open', 'closed'] as const;

export function AuditListScreen({ view, status, onStatus, hrefOf, newHref, ...more }: AuditListScreenProps) {
  const t = useMessages(cpdDeskMessages);
  useEffect(() => AuditTable.prefetch(), []);
  return (
    <PageLayout
      header={
        <Spread>
          <Heading level={1} isFocusable>
            {t('listPageTitle')}
          </Heading>
          {newHref !== undefined && (
            <Button tone="primary" icon={IconPlus} href={newHref}>
              {t('newAudit')}
            </Button>
          )}
        </Spread>
      }
    >
      <Density value="compact">
        <ShowMoreList
          {...more}
          view={view}
          label={t('listPageTitle')}
          filters={
            <Grid minColumn="sm">
              <ListChoice
                label={t('status')}
                value={status}
                anyLabel={t('anyStatus')}
                options={statuses.map((value) => ({ value, label: t(value) }))}
                onChange={onStatus}
              />
            </Grid>
          }
          failedTitle={t('listFailed')}
          moreLabel={t('showMore')}
          moreFailedText={t('moreFailed')}
          skeleton={<Skeleton lines={10} />}
          skeletonLabel={t('listLoading')}
          empty={
            <EmptyState illustration={<Illustration name="search" />} title={t('noAudits')} text={t('noAuditsHint')} />
          }
        >
          {(items) => (
            <AuditTable
              audits={items}
              hrefOf={hrefOf}
              fallback={<Skeleton lines={10} />}
              onError={{ title: t('listFailed') }}
            />
          )}
        </ShowMoreList>
      </Density>
    </PageLayout>
  );
}
