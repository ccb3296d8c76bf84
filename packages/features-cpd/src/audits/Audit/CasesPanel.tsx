import type { AuditCase, PagesState } from '@portal/api';
import { useFormats, useMessages } from '@portal/kit';
import {
  Density,
  EmptyState,
  ListSection,
  Select,
  ShowMore,
  Skeleton,
  Stack,
  Table,
  type TableColumn,
} from '@portal/ui';
import { useMemo } from 'react';
import { CaseStatusBadge } from '../../components/AuditContents/CaseStatusBadge.tsx';
import { auditMessages } from '../../messages-audits.ts';
import { dayText } from '../../model/cpd-dates.ts';

export const caseFilters = ['submitted', 'overdue', 'asked', 'returned', 'accepted'] as const;
export type CaseFilter = (typeof caseFilters)[number];

export interface CasesPanelProps extends Omit<PagesState<AuditCase>, 'refetch'> {
  /** Null: everybody. */
  show: CaseFilter | null;
  onShow: (show: CaseFilter | null) => void;
  hrefOf: (one: AuditCase) => string | undefined;
}

const everybody = 'everybody';

/** The members of an audit, and how far each has come. */
export function CasesPanel({ view, show, onShow, hrefOf, ...more }: CasesPanelProps) {
  const t = useMessages(auditMessages);
  const columns = useColumns();
  return (
    <Density value="compact">
      <ListSection
        title={t('chosen')}
        label={t('chosen')}
        view={view}
        filters={
          <Select
            label={t('show')}
            value={show ?? everybody}
            onChange={(value) => onShow(caseFilters.find((one) => one === value) ?? null)}
            options={[
              { value: everybody, label: t('everybody') },
              ...caseFilters.map((value) => ({ value, label: t(value) })),
            ]}
          />
        }
        failedTitle={t('casesFailed')}
        skeleton={<Skeleton lines={8} />}
        skeletonLabel={t('casesLoading')}
        empty={<EmptyState title={t('noCases')} />}
      >
        {({ items }) => (
          <Stack gap={4}>
            <Table
              caption={t('chosen')}
              isCaptionHidden
              rows={items}
              rowId={({ caseId }) => caseId}
              rowLabel={({ name }) => name}
              rowHref={hrefOf}
              columns={columns}
            />
            <ShowMore {...more} label={t('showMore')} failedText={t('moreFailed')} />
          </Stack>
        )}
      </ListSection>
    </Density>
  );
}

function useColumns(): TableColumn<AuditCase>[] {
  const t = useMessages(auditMessages);
  const { dateMedium } = useFormats();
  return useMemo(
    () => [
      { id: 'member', header: t('member'), isRowHeader: true, priority: 'high', cell: ({ name }) => name },
      { id: 'status', header: t('status'), priority: 'high', cell: (one) => <CaseStatusBadge {...one} /> },
      { id: 'number', header: t('memberNumber'), width: 'sm', cell: (one) => one.memberNumber ?? t('none') },
      { id: 'due', header: t('due'), width: 'sm', cell: ({ dueOn }) => dayText(dueOn) },
      {
        id: 'submitted',
        header: t('submittedOn'),
        width: 'sm',
        cell: ({ submittedAt }) => (submittedAt === null ? t('none') : dateMedium(submittedAt)),
      },
    ],
    [t, dateMedium],
  );
}
