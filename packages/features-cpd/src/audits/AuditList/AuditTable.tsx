import type { CpdAudit } from '@portal/api';
import { useFormats, useMessages } from '@portal/kit';
import { Badge, Table, type TableColumn } from '@portal/ui';
import { useMemo } from 'react';
import { cpdDeskMessages } from '../../desk/messages.ts';

export interface AuditTableProps {
  audits: readonly CpdAudit[];
  hrefOf: (id: string) => string | undefined;
}

export function AuditTable({ audits, hrefOf }: AuditTableProps) {
  const t = useMessages(cpdDeskMessages);
  return (
    <Table
      caption={t('listPageTitle')}
      isCaptionHidden
      rows={audits}
      rowId={({ auditId }) => auditId}
      rowLabel={({ name }) => name}
      rowHref={({ auditId }) => hrefOf(auditId)}
      columns={useColumns()}
    />
  );
}

function useColumns(): TableColumn<CpdAudit>[] {
  const t = useMessages(cpdDeskMessages);
  const { day: dayText } = useFormats();
  return useMemo(
    () => [
      { id: 'audit', header: t('audit'), isRowHeader: true, priority: 'high', cell: ({ name }) => name },
      {
        id: 'status',
        header: t('status'),
        width: 'xs',
        priority: 'high',
        cell: ({ status }) => <Badge tone={status === 'open' ? 'info' : 'neutral'}>{t(status)}</Badge>,
      },
      {
        id: 'period',
        header: t('period'),
        cell: ({ period }) => t('days', { first: dayText(period.firstDay), last: dayText(period.lastDay) }),
      },
      { id: 'due', header: t('due'), width: 'sm', cell: ({ dueOn }) => dayText(dueOn) },
      {
        id: 'progress',
        header: t('progress'),
        width: 'sm',
        align: 'end',
        cell: ({ counts: { accepted }, selection }) => t('progressOf', { accepted, all: selection.size }),
      },
      {
        id: 'toDecide',
        header: t('toDecide'),
        width: 'xs',
        align: 'end',
        cell: ({ counts }) => String(counts.submitted),
      },
      { id: 'overdue', header: t('overdue'), width: 'xs', align: 'end', cell: ({ counts }) => String(counts.overdue) },
    ],
    [t, dayText],
  );
}
