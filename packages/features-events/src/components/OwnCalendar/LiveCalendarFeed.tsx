import { CalendarFeedPanel } from './CalendarFeedPanel.tsx';
import { useCalendarFeed } from './use-calendar-feed.ts';

export function LiveCalendarFeed() {
  const { view, ...changes } = useCalendarFeed();
  return <CalendarFeedPanel view={view} changes={changes} />;
}
