import type { RefundCounts } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Select } from '@portal/ui';
import { DeskFilterBar } from '../DeskFilterBar.tsx';
import { refundDeskMessages } from '../messages-refunds.ts';
import { noFilters, type RefundFilters, states } from './refund-filters.ts';

export interface RefundFilterBarProps {
  filters: RefundFilters;
  /** Null while nothing is known. */
  total: number | null;
  counts: RefundCounts | null;
  isUpdating: boolean;
  onTyped: (filters: RefundFilters) => void;
  onChosen: (filters: RefundFilters) => void;
}

const countWords = { open: 'openCount', approved: 'approvedCount', declined: 'declinedCount' } as const;

export function RefundFilterBar({ filters, total, counts, isUpdating, onTyped, onChosen }: RefundFilterBarProps) {
  const t = useMessages(refundDeskMessages);
  return (
    <DeskFilterBar
      label={t('filterRefunds')}
      chips={filters.status === 'open' ? [] : [{ id: 'status', label: t(filters.status) }]}
      onRemove={() => onChosen({ ...filters, status: 'open' })}
      onClearAll={() => onChosen({ ...noFilters, eventId: filters.eventId })}
      resultText={total === null ? null : t('found', { n: total })}
      showText={total === null ? t('refunds') : t('show', { n: total })}
      isUpdating={isUpdating}
      searchLabel={t('search')}
      filters={filters}
      onTyped={onTyped}
    >
      <Select
        label={t('state')}
        value={filters.status}
        onChange={(value) => onChosen({ ...filters, status: states.find((one) => one === value) ?? 'open' })}
        options={states.map((value) => ({
          value,
          label: counts === null ? t(value) : t(countWords[value], { n: counts[value] }),
        }))}
      />
    </DeskFilterBar>
  );
}
