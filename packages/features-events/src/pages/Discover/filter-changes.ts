import { daysAfter } from '@portal/rules';
import { changed, type DiscoverFilters, noFilters } from './discover-filters.ts';

/** A range whose open side ends two years from today, or from the other side where that lies beyond today, for a field that wants both. */
export function closedRange(
  { from, to }: { from: string | null; to: string | null },
  today: string,
): { from: string; to: string } {
  return {
    from: from ?? daysAfter(to !== null && to < today ? to : today, -730),
    to: to ?? daysAfter(from !== null && from > today ? from : today, 730),
  };
}

const listFilters = ['categories', 'tags', 'locations'] as const;

/** What a chip stands for: the name of the filter, and of a filter of many its value. */
export function withoutChip(filters: DiscoverFilters, chip: string): DiscoverFilters {
  if (chip === 'dates') return changed(filters, { startDate: null, endDate: null });
  const list = listFilters.find((name) => chip.startsWith(`${name}:`));
  if (list !== undefined) return changed(filters, { [list]: filters[list].filter((id) => `${list}:${id}` !== chip) });
  const single = (['keyword', 'type', 'listing'] as const).find((name) => name === chip);
  return single === undefined ? filters : changed(filters, { [single]: noFilters[single] });
}
