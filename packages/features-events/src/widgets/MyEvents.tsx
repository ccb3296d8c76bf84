import { AttendingPage, PastEventsPage } from '../pages/MyEvents/MyEventsPage.tsx';
import { Widget, type WidgetProps } from './Widget.tsx';

export interface MyEventsProps extends WidgetProps {
  /** Those to come when left out. */
  when?: 'upcoming' | 'past';
}

/** The events that the visitor attends or attended, on any page: it needs no router. */
export function MyEvents({ when = 'upcoming', ...site }: MyEventsProps) {
  const Page = when === 'past' ? PastEventsPage : AttendingPage;
  return (
    <Widget {...site}>
      <Page />
    </Widget>
  );
}
