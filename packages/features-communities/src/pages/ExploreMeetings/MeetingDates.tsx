import { dayIn } from '@portal/rules';
import { useMessages, usePortal } from '@portal/kit';
import { DateRangePicker } from '@portal/ui/dates';
import { communitiesMessages } from '../../messages.ts';
import { closedRange } from './meeting-filters.ts';
import type { MeetingFiltersProps } from './MeetingFiltersPanel.tsx';

/** From which day to which, typed or from a calendar. */
export function MeetingDates({ filters, onFiltersChange }: MeetingFiltersProps) {
  const t = useMessages(communitiesMessages);
  const { clock, profile } = usePortal();
  const today = dayIn(clock.now(), profile.timeZone);
  const { startDate, endDate } = filters;
  const value = startDate === null && endDate === null ? null : closedRange(filters, today);
  return (
    <DateRangePicker
      label={t('meetingDates')}
      value={value}
      onChange={(next) => onFiltersChange({ ...filters, startDate: next?.from ?? null, endDate: next?.to ?? null })}
    />
  );
}
