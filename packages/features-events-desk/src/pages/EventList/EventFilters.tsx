import { type ShownFilters, useMessages } from '@portal/kit';
import { KeywordFilterBar, Select } from '@portal/ui';
import { eventsDeskMessages } from '../../messages.ts';
import { kinds, type ListFilters, noFilters, statuses } from './list-filters.ts';

export interface EventFiltersProps extends ShownFilters<ListFilters> {
  /** Null while nothing is known. */
  total: number | null;
}

const any = 'any';
const times = ['toCome', 'past'] as const;

export function EventFilters({ filters, total, isUpdating, onTyped, onChosen }: EventFiltersProps) {
  const t = useMessages(eventsDeskMessages);
  const { status, type, time } = filters;
  const choose = (change: Partial<ListFilters>) => onChosen({ ...filters, ...change });
  const chips = [
    ...(status === null ? [] : [{ id: 'status', label: t(status) }]),
    ...(type === null ? [] : [{ id: 'type', label: t(type) }]),
  ];
  return (
    <KeywordFilterBar
      label={t('filterEvents')}
      chips={chips}
      onRemove={(id) => choose({ [id]: null })}
      onClearAll={() => onChosen(noFilters)}
      title={t('listPageTitle')}
      found={total === null ? null : { text: t('found', { n: total }), show: t('show', { n: total }) }}
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
    </KeywordFilterBar>
  );
}
