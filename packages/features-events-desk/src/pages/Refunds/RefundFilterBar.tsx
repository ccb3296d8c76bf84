import type { RefundCounts } from '@portal/api';
import { type ShownFilters, useMessages } from '@portal/kit';
import { KeywordFilterBar, Select } from '@portal/ui';
import { eventsDeskMessages } from '../../messages.ts';
import { noFilters, type RefundFilters, states } from './refund-filters.ts';

export interface RefundFilterBarProps extends ShownFilters<RefundFilters> {
  /** Null while nothing is known. */
  total: number | null;
  counts: RefundCounts | null;
}

const countWords = { open: 'openCount', approved: 'approvedCount', declined: 'declinedCount' } as const;

export function RefundFilterBar({ filters, total, counts, isUpdating, onTyped, onChosen }: RefundFilterBarProps) {
  const t = useMessages(eventsDeskMessages);
  return (
    <KeywordFilterBar
      label={t('filterRefunds')}
      chips={filters.status === 'open' ? [] : [{ id: 'status', label: t(filters.status) }]}
      onRemove={() => onChosen({ ...filters, status: 'open' })}
      onClearAll={() => onChosen({ ...noFilters, eventId: filters.eventId })}
      title={t('refunds')}
      found={total === null ? null : { text: t('refundsFound', { n: total }), show: t('showRefunds', { n: total }) }}
      isUpdating={isUpdating}
      searchLabel={t('searchRefunds')}
      filters={filters}
      onTyped={onTyped}
    >
      <Select
        label={t('status')}
        value={filters.status}
        onChange={(value) => onChosen({ ...filters, status: states.find((one) => one === value) ?? 'open' })}
        options={states.map((value) => ({
          value,
          label: counts === null ? t(value) : t(countWords[value], { n: counts[value] }),
        }))}
      />
    </KeywordFilterBar>
  );
}
