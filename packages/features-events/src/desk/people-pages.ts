import { AttendeesPage } from './Attendees/AttendeesPage.tsx';
import { CateringPage } from './Catering/CateringPage.tsx';
import { WaitingPage } from './Waiting/WaitingPage.tsx';

// One script for the people of an event: whoever opens one of these goes on to another.
export const attendees = { default: AttendeesPage };
export const catering = { default: CateringPage };
export const waiting = { default: WaitingPage };
