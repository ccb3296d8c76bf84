import { CpdEventsPage, GeneralEventsPage } from './Discover/EventTypePages.tsx';
import { DiscoverPage, firstReads } from './Discover/DiscoverPage.tsx';

// One script for all pages that look for events.
export const discover = { default: DiscoverPage, firstReads };
export const cpd = { default: CpdEventsPage };
export const general = { default: GeneralEventsPage };
