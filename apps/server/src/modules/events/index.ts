export { eventRule } from './access.ts';
export { buyerIn } from './buyer.ts';
export { mountCalendarFiles } from './calendar-file.ts';
export { attendedEvents } from './calendar-source.ts';
export { isShown, within } from './event-columns.ts';
export { listCategories } from './event-options.ts';
export { timesReply } from './event-reply.ts';
export { listEvents, listingOf } from './listing.ts';
