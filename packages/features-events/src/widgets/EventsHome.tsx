import { useOwnSearch } from '@portal/kit';
import { EventsHomePage } from '../pages/EventsHome/EventsHomePage.tsx';
import { Widget, type WidgetProps } from './Widget.tsx';

/** What the visitor attends next and what there is to find, on any page: it needs no router. */
export function EventsHome(site: WidgetProps) {
  const address = useOwnSearch();
  return (
    <Widget {...site}>
      <EventsHomePage params={{}} {...address} />
    </Widget>
  );
}
