import { EventsHomePage } from './EventsHome/EventsHomePage.tsx';
import { AttendingPage, PastEventsPage } from './MyEvents/MyEventsPage.tsx';

// One script for where members begin, and for what is theirs: they are made of the same few parts.
export const home = { default: EventsHomePage };
export const attending = { default: AttendingPage };
export const past = { default: PastEventsPage };
