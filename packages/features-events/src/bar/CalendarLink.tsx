import { useDestinations, useMessages } from '@portal/kit';
import { IconButton, IconCalendar } from '@portal/ui';
import { destinations } from '../destinations.ts';
import { cartMessages } from '../cart/messages.ts';

/** In the top bar: the way to the calendar of events. */
export function CalendarLink() {
  const t = useMessages(cartMessages);
  const to = useDestinations(destinations);
  return (
    <IconButton
      label={t('calendar')}
      icon={IconCalendar}
      href={to.discover({ filterType: 'all' }, { activeTab: 'calendar' })}
    />
  );
}
