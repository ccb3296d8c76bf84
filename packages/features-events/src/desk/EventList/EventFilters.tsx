import { useMessages } from '@portal/kit';
import { Select } from '@portal/ui';
import { DeskFilterBar } from '../DeskFilterBar.tsx';
import { messages } from '../messages.ts';
import { kinds, type ListFilters, noFilters, statuses } from './list-filters.ts';

export interface EventFiltersProps {
  filters: ListFilters;
  /** Null while nothing is known. */
  total: number | null;
  isUpdating: boolean;
  onTyped: (filters: ListFilters) => void;
  onChosen: (filters: ListFilters) => void;
}

const any = 'any';
const times = ['toCome', 'past'] as const;

export function EventFilters({ filters, total, isUpdating, onTyped, onChosen }: EventFiltersProps) {
  const t = useMessages(messages);
  const { status, type, time } = filters;
  const choose = (change: Partial<ListFilters>) => onChosen({ ...filters, ...change });
  const chips = [
    ...(status === null ? [] : [{ id: 'status', label: t(status) }]),
    ...(type === null ? [] : [{ id: 'type', label: t(type) }]),
  ];
  return (
    <DeskFilterBar
      label={t('filterEvents')}
      chips={chips}
      onRemove={(id) => choose({ [id]: null })}
      onClearAll={() => onChosen(noFilters)}
      resultText={total === null ? null : t('found', { n: total })}
      showText={total === null ? t('listPageTitle') : t('show', { n: total })}
      isUpdating={isUpdating}
      searchLabel={t('search')}
      filters={filters}
      onTyped={onTyped}
    >
      <Select
        label={t('time')}
        value={time ?? any}
        onChange={(value) => choose({ time: times.find((one) => one === value) ?? null })}
        options={[...times.map((value) => ({ value, label: t(value) })), { value: any, label: t('anyTime') }]}
      />
      <Select
        label={t('status')}
        value={status ?? any}
        onChange={(value) => choose({ status: statuses.find((one) => one === value) ?? null })}
        options={[{ value: any, label: t('anyStatus') }, ...statuses.map((value) => ({ value, label: t(value) }))]}
      />
      <Select
        label={t('type')}
        value={type ?? any}
        onChange={(value) => choose({ type: kinds.find((one) => one === value) ?? null })}
        options={[{ value: any, label: t('anyType') }, ...kinds.map((value) => ({ value, label: t(value) }))]}
      />
    </DeskFilterBar>
  );
}
