import { dayIn } from '@portal/rules';
import { useFormats, useMessages, usePortal } from '@portal/kit';
import { IconCalendar, lazyComponent, TextField } from '@portal/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { eventsMessages } from '../../messages.ts';
import { closedRange } from './filter-changes.ts';
import type { PlaceAndDatesProps } from './PlaceAndDates.tsx';

const Dates = lazyComponent(() => import('./Dates.tsx').then((module) => ({ default: module.Dates })));

/** The field for the dates, lazy because its calendar is heavier than all of the list: it loads when somebody points at it, and takes over the focus that led to it. */
export function DatesField(props: PlaceAndDatesProps) {
  const place = useRef<HTMLDivElement>(null);
  const isFocusDue = useRef(false);
  const [isWanted, setWanted] = useState(false);
  const isLoaded = Dates.useIsLoaded();
  const isHere = isWanted && isLoaded;

  useLayoutEffect(() => {
    if (isFocusDue.current) place.current?.querySelector<HTMLElement>('[role="spinbutton"]')?.focus();
  }, [isHere]);

  function want() {
    props.options.want('when');
    setWanted(true);
  }

  return (
    <div ref={place} onFocus={want} onPointerEnter={want}>
      {!isHere && (
        <DatesFallback
          {...props}
          onGone={() => {
            isFocusDue.current = place.current?.matches(':focus-within') === true;
          }}
        />
      )}
      {/* What cannot be fetched now is fetched when somebody points at it again. */}
      {isWanted && <Dates {...props} onError={() => setWanted(false)} />}
    </div>
  );
}

interface DatesFallbackProps extends PlaceAndDatesProps {
  /** It is about to be taken out. */
  onGone: () => void;
}

/** The fallback of the field, as tall as it and with what it says. */
function DatesFallback({ filters: { startDate, endDate }, onGone }: DatesFallbackProps) {
  useLayoutEffect(() => onGone, [onGone]);
  const t = useMessages(eventsMessages);
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
