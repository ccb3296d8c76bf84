import type { PortalEvent } from '@portal/api';
import { dayIn } from '@portal/rules';
import { readerZone, useDestinations, useMessages, usePortal } from '@portal/kit';
import { Button } from '@portal/ui';
import { addMonths, EventCalendar } from '@portal/ui/event-calendar';
import { useEffect, useMemo, useRef } from 'react';
import { destinations } from '../../destinations.ts';
import { eventsMessages } from '../../messages.ts';
import { kindWords } from '../../model/event-words.ts';
import { toCalendarEvent } from './calendar-event.ts';
import type { CalendarState } from './calendar-state.ts';
import { useSwipe } from './use-swipe.ts';

export interface EventsCalendarProps {
  events: readonly PortalEvent[];
  view: CalendarState['view'];
  month: string;
  activeDay: string | null;
  isLoading: boolean;
  onMove: (place: Partial<Pick<CalendarState, 'view' | 'month'>>) => void;
  onActiveDayChange: (day: string) => void;
  /** To the event after the active day, or before it. */
  onSkip: (direction: 'next' | 'previous') => void;
}

const titleCharacters = { day: 18, month: 24 };

/** Events by month or by year. */
export function EventsCalendar({ events, onMove, onSkip, ...calendar }: EventsCalendarProps) {
  const t = useMessages(eventsMessages);
  const to = useDestinations(destinations);
  const { clock, profile, locale } = usePortal();
  const zone = readerZone();
  const shown = useMemo(() => {
    const shared = {
      ...{ zone, locale, timeUnknown: t('timeUnknown') },
      otherClock: (words: { time: string; place: string }) => t('timeInPlace', words),
    };
    return events.map((event) =>
      toCalendarEvent({
        ...shared,
        event,
        kind: () => t(kindWords[event.type]),
        href: () => to.event({ id: event.id }),
      }),
    );
  }, [events, zone, locale, t, to]);
  // A month that is opened from its year is two changes at once: the second has the first in it.
  const moved = useRef<Parameters<typeof onMove>[0]>({});
  useEffect(() => {
    moved.current = {};
  });
  function move(part: Parameters<typeof onMove>[0]) {
    moved.current = { ...moved.current, ...part };
    onMove(moved.current);
  }
  const swipe = useSwipe((months) => move({ month: addMonths(calendar.month, months) }));
  return (
    <div {...swipe}>
      <EventCalendar
        {...calendar}
        events={shown}
        today={dayIn(clock.now(), profile.timeZone)}
        weekStart="mon"
        titleCharacters={titleCharacters}
        onMonthChange={(month) => move({ month })}
        onViewChange={(view) => move({ view })}
        actions={
          <>
            <Button size="sm" onPress={() => onSkip('previous')}>
              {t('previousEvent')}
            </Button>
            <Button size="sm" onPress={() => onSkip('next')}>
              {t('nextEvent')}
            </Button>
          </>
        }
        labels={{
          count: (n) => t('items', { n }),
          more: (n) => t('more', { n }),
          dayTitle: (_, iso) => t('allOfDay', { date: iso.split('-').toReversed().join('/') }),
          emptyDay: t('noneOnDay'),
        }}
      />
    </div>
  );
}
