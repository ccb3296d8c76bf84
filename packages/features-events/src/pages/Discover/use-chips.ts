import { useFormats, useMessages } from '@portal/kit';
import { eventsMessages } from '../../messages.ts';
import type { DiscoverScreenProps } from './DiscoverScreen.tsx';
import type { OptionsView } from './use-discover-options.ts';

export interface FilterChip {
  id: string;
  label: string;
}

/** A chip for each value that limits the list; the kind of a page of one kind is not chosen. */
export function useChips({
  filters,
  options,
  isCpdOn,
  isOfOneKind = false,
}: Pick<DiscoverScreenProps, 'filters' | 'options' | 'isCpdOn' | 'isOfOneKind'>): FilterChip[] {
  const t = useMessages(eventsMessages);
  const { day: dayText } = useFormats();
  const { keyword, type, listing, startDate, endDate } = filters;
  const listed = (name: 'categories' | 'tags' | 'locations') =>
    filters[name].map((id) => ({ id: `${name}:${id}`, label: labelOf(options[name], id) }));
  const datesText = () => {
    if (startDate !== null && endDate !== null)
      return t('dateRange', { from: dayText(startDate), to: dayText(endDate) });
    return startDate === null
      ? t('dateTo', { to: dayText(endDate ?? '') })
      : t('dateFrom', { from: dayText(startDate) });
  };
  return [
    ...(keyword.trim() === '' ? [] : [{ id: 'keyword', label: t('quoted', { word: keyword.trim() }) }]),
    ...(type === null || isOfOneKind ? [] : [{ id: 'type', label: labelOf(options.types, type) }]),
    ...(listing === null || !isCpdOn
      ? []
      : [{ id: 'listing', label: t(listing === 'cpd' ? 'listingCpd' : 'listingEvents') }]),
    ...(listing === 'events' ? [] : listed('categories')),
    ...listed('tags'),
    ...listed('locations'),
    ...(startDate === null && endDate === null ? [] : [{ id: 'dates', label: datesText() }]),
  ];
}

/** Its id until its name is known. */
function labelOf(options: OptionsView, id: string): string {
  return options.state === 'ready' ? (options.data.find((option) => option.id === id)?.label ?? id) : id;
}
