import { useOwnSearch } from '@portal/kit';
import { EventDetailPage } from '../pages/EventDetail/EventDetailPage.tsx';
import { Widget, type WidgetProps } from './Widget.tsx';

export interface EventDetailsProps extends WidgetProps {
  /** Of the event. */
  id: string;
}

/** One event on any page: it needs no router. */
export function EventDetails({ id, ...site }: EventDetailsProps) {
  const address = useOwnSearch();
  return (
    <Widget {...site}>
      <EventDetailPage params={{ id }} {...address} />
    </Widget>
  );
}
