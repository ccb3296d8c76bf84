import { useMessages } from '@portal/kit';
import { FilterBar, Heading, Stack } from '@portal/ui';
import type { ReactNode } from 'react';
import { communitiesMessages } from '../../messages.ts';
import { type MeetingFilters, noFilters, withoutChip } from './meeting-filters.ts';
import type { MeetingChip } from './use-meeting-chips.ts';

interface MeetingsHeaderProps {
  /** Unknown while the first list is on its way. */
  total: number | null;
  chips: readonly MeetingChip[];
  filters: MeetingFilters;
  /** A changed filter is on its way. */
  isUpdating: boolean;
  /** The filters for where the page has no space for them at its side. */
  panel: ReactNode;
  onFiltersChange: (filters: MeetingFilters) => void;
}

/** What the page is, what is chosen, and how many that leaves. */
export function MeetingsHeader({ total, chips, filters, isUpdating, panel, onFiltersChange }: MeetingsHeaderProps) {
  const t = useMessages(communitiesMessages);
  return (
    <Stack gap={4}>
      <Heading level={1} isFocusable>
        {t('exploreMeetingsPageTitle')}
      </Heading>
      <FilterBar
        label={t('findMeetings')}
        placement="beside"
        chips={chips}
        onRemove={(id) => onFiltersChange(withoutChip(filters, id))}
        onClearAll={chips.length > 0 ? () => onFiltersChange(noFilters) : undefined}
        resultText={total === null ? null : t('meetingsFound', { n: total })}
        showText={t('showMeetings', { n: total ?? 0 })}
        isUpdating={isUpdating}
        labels={{
          filters: (n) => (n === 0 ? t('filters') : t('filtersOn', { n })),
          title: t('filters'),
          clearAll: t('clearMeetingFilters'),
          remove: (name) => t('removeMeetingFilter', { name }),
          chosen: t('chosenFilters'),
          updating: t('updatingMeetings'),
        }}
      >
        {panel}
      </FilterBar>
    </Stack>
  );
}
