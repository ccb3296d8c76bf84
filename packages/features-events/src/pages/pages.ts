import { CpdEventsPage, GeneralEventsPage } from './Discover/EventTypePages.tsx';
import { DiscoverPage, firstReads } from './Discover/DiscoverPage.tsx';
import { EventsHomePage } from './EventsHome/EventsHomePage.tsx';
import { AttendingPage, PastEventsPage } from './MyEvents/MyEventsPage.tsx';

// One script for all lists of events: they are made of the same few parts.
export const home = { default: EventsHomePage };
export const discover = { default: DiscoverPage, firstReads };
export const attending = { default: AttendingPage };
export const past = { default: PastEventsPage };
export const cpd = { default: CpdEventsPage };
export const general = { default: GeneralEventsPage };
