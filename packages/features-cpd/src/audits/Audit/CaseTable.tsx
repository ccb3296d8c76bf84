import type { AuditCase } from '@portal/api';
import { useFormats, useMessages } from '@portal/kit';
import { Table, type TableColumn } from '@portal/ui';
import { useMemo } from 'react';
import { CaseStatusBadge } from '../../components/AuditContents/CaseStatusBadge.tsx';
import { cpdDeskMessages } from '../../desk/messages.ts';

export interface CaseTableProps {
  cases: readonly AuditCase[];
  hrefOf: (one: AuditCase) => string | undefined;
}

export function CaseTable({ cases, hrefOf }: CaseTableProps) {
  const t = useMessages(cpdDeskMessages);
  return (
    <Table
      caption={t('chosen')}
      isCaptionHidden
      rows={cases}
      rowId={({ caseId }) => caseId}
      rowLabel={({ name }) => name}
      rowHref={hrefOf}
      columns={useColumns()}
    />
  );
}

function useColumns(): TableColumn<AuditCase>[] {
  const t = useMessages(cpdDeskMessages);
  const { dateMedium, day: dayText } = useFormats();
  return useMemo(
    () => [
      { id: 'member', header: t('member'), isRowHeader: true, priority: 'high', cell: ({ name }) => name },
      { id: 'status', header: t('status'), priority: 'high', cell: (one) => <CaseStatusBadge {...one} /> },
      { id: 'number', header: t('memberNumber'), width: 'sm', cell: (one) => one.memberNumber ?? t('noValue') },
      { id: 'due', header: t('due'), width: 'sm', cell: ({ dueOn }) => dayText(dueOn) },
      {
        id: 'submitted',
        header: t('submittedOn'),
        width: 'sm',
        cell: ({ submittedAt }) => (submittedAt === null ? t('noValue') : dateMedium(submittedAt)),
      },
    ],
    [t, dateMedium, dayText],
  );
}
