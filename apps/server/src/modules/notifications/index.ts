export { forgetActivities } from './marks.ts';
export { notificationReply } from './notification-reply.ts';
export { newsOf, type NewsRow } from './notifications.queries.ts';
