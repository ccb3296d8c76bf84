import { useDestinations } from '@portal/kit';
import { destinations } from '../../destinations.ts';
import { isOneClick } from '../../model/one-click.ts';
import { EventCard, type EventCardProps } from '../EventCard/EventCard.tsx';
import { FavouriteToggle } from '../FavouriteToggle/FavouriteToggle.tsx';
import { RegisterButton } from '../RegisterButton/RegisterButton.tsx';

/** An event's card that leads to its page, and registers where one click is enough. */
export function LiveEventCard({ event, headingLevel }: Pick<EventCardProps, 'event' | 'headingLevel'>) {
  const to = useDestinations(destinations);
  return (
    <EventCard
      event={event}
      href={to.event({ id: event.id })}
      headingLevel={headingLevel}
      favourite={<FavouriteToggle event={event} />}
      action={isOneClick(event) && <RegisterButton event={event} />}
    />
  );
}
