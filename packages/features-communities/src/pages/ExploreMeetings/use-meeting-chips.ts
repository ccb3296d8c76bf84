import { useFormats, useMessages } from '@portal/kit';
import { communitiesMessages } from '../../messages.ts';
import type { MeetingFilters } from './meeting-filters.ts';
import type { CommunityOptions } from './use-explore-meetings.ts';

export interface MeetingChip {
  id: string;
  label: string;
}

export const replyWords = ['noResponse', 'going', 'cantGo'] as const;
export const typeWords = { all: 'typeAll', upcoming: 'typeUpcoming', past: 'typePast' } as const;

/** A chip for each value that limits the list. */
export function useMeetingChips(filters: MeetingFilters, communities: CommunityOptions): MeetingChip[] {
  const t = useMessages(communitiesMessages);
  const { day: dayText } = useFormats();
  const { startDate, endDate, type } = filters;
  const known = communities.state === 'ready' ? communities.data : [];
  const datesText = () => {
    if (startDate !== null && endDate !== null)
      return t('dateRange', { from: dayText(startDate), to: dayText(endDate) });
    return startDate === null
      ? t('dateTo', { to: dayText(endDate ?? '') })
      : t('dateFrom', { from: dayText(startDate) });
  };
  return [
    ...(type === 'all' ? [] : [{ id: 'type', label: t(typeWords[type]) }]),
    ...filters.communities.map((id) => ({
      id: `community:${id}`,
      label: known.find((community) => community.id === id)?.name ?? id,
    })),
    ...filters.statuses.map((status) => ({ id: `status:${status}`, label: t(replyWords[status]) })),
    ...(startDate === null && endDate === null ? [] : [{ id: 'dates', label: datesText() }]),
  ];
}
