import type { AuditCase, PagesState } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Density, EmptyState, Grid, lazyComponent, ShowMoreList, Skeleton } from '@portal/ui';
import { useEffect } from 'react';
import { ListChoice } from '../../components/ListChoice/ListChoice.tsx';
import { cpdDeskMessages } from '../../desk/messages.ts';
import type { CaseTableProps } from './CaseTable.tsx';

/** It weighs more than the page, and comes beside what this asks the server for. */
const CaseTable = lazyComponent(() => import('./CaseTable.tsx').then((module) => ({ default: module.CaseTable })));

export const caseFilters = ['submitted', 'overdue', 'asked', 'returned', 'accepted'] as const;
export type CaseFilter = (typeof caseFilters)[number];

export interface CasesPanelProps extends Omit<PagesState<AuditCase>, 'refetch'>, Pick<CaseTableProps, 'hrefOf'> {
  /** Null: everybody. */
  show: CaseFilter | null;
  onShow: (show: CaseFilter | null) => void;
}

/** The members of an audit, and how far each has come. */
export function CasesPanel({ view, show, onShow, hrefOf, ...more }: CasesPanelProps) {
  const t = useMessages(cpdDeskMessages);
  useEffect(() => CaseTable.prefetch(), []);
  return (
    <Density value="compact">
      <ShowMoreList
        {...more}
        title={t('chosen')}
        label={t('chosen')}
        view={view}
        filters={
          <Grid minColumn="sm">
            <ListChoice
              label={t('show')}
              value={show}
              anyLabel={t('everybody')}
              options={caseFilters.map((value) => ({ value, label: t(value) }))}
              onChange={onShow}
            />
          </Grid>
        }
        failedTitle={t('casesFailed')}
        moreLabel={t('showMore')}
        moreFailedText={t('moreFailed')}
        skeleton={<Skeleton lines={8} />}
        skeletonLabel={t('casesLoading')}
        empty={<EmptyState title={t('noCases')} />}
      >
        {(items) => (
          <CaseTable
            cases={items}
            hrefOf={hrefOf}
            fallback={<Skeleton lines={8} />}
            onError={{ title: t('casesFailed') }}
          />
        )}
      </ShowMoreList>
    </Density>
  );
}
