export { forgetActivities } from './marks.writes.ts';
export { notificationReply } from './notification-reply.ts';
export { newsOf, type NewsRow } from './notifications.queries.ts';
