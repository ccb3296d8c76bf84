import { EventListPage, firstReads } from './EventList/EventListPage.tsx';
import { DeskEventPage } from './EventPage/DeskEventPage.tsx';

// One script for the desk: whoever opens its list goes on to an event.
export const list = { default: EventListPage, firstReads };
export const event = { default: DeskEventPage };
