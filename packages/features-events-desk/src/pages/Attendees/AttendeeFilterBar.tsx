import type { CallReply, calls } from '@portal/api';
import { type ShownFilters, useMessages } from '@portal/kit';
import { KeywordFilterBar, Select } from '@portal/ui';
import { eventsDeskMessages } from '../../messages.ts';
import { type AttendeeFilters, noFilters, shows, states } from './attendee-filters.ts';

export interface AttendeeFilterBarProps extends ShownFilters<AttendeeFilters> {
  ticketTypes: CallReply<typeof calls.attendance.overview>['ticketTypes'];
  /** Null while nothing is known. */
  total: number | null;
}

const any = 'any';

export function AttendeeFilterBar({ filters, ticketTypes, total, isUpdating, ...props }: AttendeeFilterBarProps) {
  const t = useMessages(eventsDeskMessages);
  const { ticketType, status, show } = filters;
  const choose = (change: Partial<AttendeeFilters>) => props.onChosen({ ...filters, ...change });
  const known = ticketTypes.find(({ id }) => id === ticketType)?.name;
  const chips = [
    ...(known === undefined ? [] : [{ id: 'ticketType', label: known }]),
    ...(status === 'Active' ? [] : [{ id: 'status', label: t(status) }]),
    ...(show === 'all' ? [] : [{ id: 'show', label: t(show) }]),
  ];
  const types = ticketTypes.map(({ id, name, registered }) => ({
    value: id,
    label: t('typeCount', { name, n: registered }),
  }));
  return (
    <KeywordFilterBar
      label={t('filterAttendees')}
      chips={chips}
      onRemove={(id) => choose({ [id]: noFilters[id as keyof AttendeeFilters] })} // The ids of chips are those of filters.
      onClearAll={() => props.onChosen(noFilters)}
      title={t('attendees')}
      found={total === null ? null : { text: t('peopleFound', { n: total }), show: t('showPeople', { n: total }) }}
      isUpdating={isUpdating}
      searchLabel={t('searchAttendees')}
      filters={filters}
      onTyped={props.onTyped}
    >
      <Select
        label={t('ticketType')}
        value={ticketType ?? any}
        onChange={(value) => choose({ ticketType: value === any ? null : value })}
        options={[{ value: any, label: t('anyTicket') }, ...types]}
      />
      <Select
        label={t('status')}
        value={status}
        onChange={(value) => choose({ status: states.find((one) => one === value) ?? 'Active' })}
        options={states.map((value) => ({ value, label: t(value) }))}
      />
      <Select
        label={t('attended')}
        value={show}
        onChange={(value) => choose({ show: shows.find((one) => one === value) ?? 'all' })}
        options={shows.map((value) => ({ value, label: t(value) }))}
      />
    </KeywordFilterBar>
  );
}
