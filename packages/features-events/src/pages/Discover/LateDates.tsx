import { dayIn } from '@portal/api/rules';
import { useFormats, useMessages, usePortal } from '@portal/kit';
import { IconCalendar, TextField } from '@portal/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { filterMessages } from '../../messages-filters.ts';
import type { Dates } from './Dates.tsx';
import { closedRange } from './filter-changes.ts';
import type { PlaceAndDatesProps } from './PlaceAndDates.tsx';

/** The field for the dates, whose calendar is heavier than all of the list: it comes when somebody points at it, and takes over the focus that led to it. */
export function LateDates(props: PlaceAndDatesProps) {
  const place = useRef<HTMLDivElement>(null);
  const isFocusDue = useRef(false);
  const [come, setCome] = useState<{ Dates: typeof Dates }>();

  useLayoutEffect(() => {
    if (isFocusDue.current) place.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
  }, [come]);

  async function want() {
    props.options.want('when');
    if (come !== undefined) return;
    try {
      const part = await import('./Dates.tsx');
      isFocusDue.current = place.current?.matches(':focus-within') === true;
      setCome(part);
    } catch {
      // What cannot be fetched now is fetched when somebody points at it again.
    }
  }

  return (
    <div ref={place} onFocus={() => void want()} onPointerEnter={() => void want()}>
      {come ? <come.Dates {...props} /> : <ComingDates {...props} />}
    </div>
  );
}

/** Where the field will stand, as tall as it and with what it says. */
function ComingDates({ filters: { startDate, endDate } }: PlaceAndDatesProps) {
  const t = useMessages(filterMessages);
  const { day } = useFormats();
  const { clock, profile } = usePortal();
  const hasDates = startDate !== null || endDate !== null;
  const range = closedRange({ from: startDate, to: endDate }, dayIn(clock.now(), profile.timeZone));
  const [from, to] = [day(range.from), day(range.to)];
  return (
    <TextField
      icon={IconCalendar}
      label={t('dates')}
      placeholder={t('anyDates')}
      value={hasDates ? t('dateRange', { from, to }) : ''}
      onChange={() => undefined}
    />
  );
}
