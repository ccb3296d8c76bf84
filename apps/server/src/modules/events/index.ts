export { eventRule } from './access.ts';
export { buyerIn } from './buyer.ts';
export { mountCalendarFiles } from './calendar-file.ts';
export { attendedEvents } from './calendar-source.queries.ts';
export { isShown, within } from './event-columns.queries.ts';
export { listCategories } from './event-options.queries.ts';
export { timesReply } from './event-reply.ts';
export { listEvents } from './events.queries.ts';
export { listingOf } from './listing.ts';
