import type { AuditCase, PagesState } from '@portal/api';
import { useMessages } from '@portal/kit';
import { ComesLater, Density, EmptyState, ShowMoreList, Skeleton } from '@portal/ui';
import { auditMessages } from '../../messages-audits.ts';
import { LateChoice } from '../LateChoice.tsx';
import { useLateParts } from '../use-late-parts.ts';
import type { CaseTableProps } from './CaseTable.tsx';

export const caseFilters = ['submitted', 'overdue', 'asked', 'returned', 'accepted'] as const;
export type CaseFilter = (typeof caseFilters)[number];

export interface CasesPanelProps extends Omit<PagesState<AuditCase>, 'refetch'>, Pick<CaseTableProps, 'hrefOf'> {
  /** Null: everybody. */
  show: CaseFilter | null;
  onShow: (show: CaseFilter | null) => void;
}

/** The members of an audit, and how far each has come. */
export function CasesPanel({ view, show, onShow, hrefOf, ...more }: CasesPanelProps) {
  const t = useMessages(auditMessages);
  const parts = useLateParts();
  return (
    <Density value="compact">
      <ShowMoreList
        {...more}
        title={t('chosen')}
        label={t('chosen')}
        view={view}
        filters={
          <LateChoice
            label={t('show')}
            value={show}
            anyLabel={t('everybody')}
            options={caseFilters.map((value) => ({ value, label: t(value) }))}
            onChange={onShow}
          />
        }
        failedTitle={t('casesFailed')}
        moreLabel={t('showMore')}
        moreFailedText={t('moreFailed')}
        skeleton={<Skeleton lines={8} />}
        skeletonLabel={t('casesLoading')}
        empty={<EmptyState title={t('noCases')} />}
      >
        {(items) => (
          <ComesLater loaded={parts} coming={<Skeleton lines={8} />} failedTitle={t('casesFailed')}>
            {({ CaseTable }) => <CaseTable cases={items} hrefOf={hrefOf} />}
          </ComesLater>
        )}
      </ShowMoreList>
    </Density>
  );
}
