import { dayIn, daysAfter } from '@portal/rules';
import { useMessages, usePortal } from '@portal/kit';
import { DateRangePicker } from '@portal/ui/dates';
import { communitiesMessages } from '../../messages.ts';
import type { MeetingFiltersProps } from './MeetingFiltersPanel.tsx';

/** A range whose open side ends two years from today, for a field that wants both. */
const openDays = 730;

/** From which day to which, typed or from a calendar. */
export function MeetingDates({ filters, onFiltersChange }: MeetingFiltersProps) {
  const t = useMessages(communitiesMessages);
  const { clock, profile } = usePortal();
  const today = dayIn(clock.now(), profile.timeZone);
  const { startDate, endDate } = filters;
  const value =
    startDate === null && endDate === null
      ? null
      : { from: startDate ?? daysAfter(today, -openDays), to: endDate ?? daysAfter(today, openDays) };
  return (
    <DateRangePicker
      label={t('meetingDates')}
      value={value}
      onChange={(next) => onFiltersChange({ ...filters, startDate: next?.from ?? null, endDate: next?.to ?? null })}
    />
  );
}
