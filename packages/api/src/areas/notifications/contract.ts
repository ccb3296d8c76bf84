import * as z from 'zod';
import { signedIn } from '../../contract/access.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { callLimits } from '../../contract/call-limits.ts';
import {
  after,
  done,
  enteredMoment,
  flag,
  id,
  iso,
  nextCursor,
  page,
  pageSize,
  totalItemCount,
} from '../../contract/fields.ts';
import { pageSizes } from '../../contract/page-sizes.ts';
import { everyNotificationType, mostMailedNews } from './statuses.ts';
import { newsByMail, notification, notificationType } from './schemas.ts';

export const notifications = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/community/notification',
    summary: 'What happened where I have a part in it, newest first',
    access: signedIn('communities'),
    query: z.object({ page: page(), pageSize: pageSize(pageSizes.notifications), after, isRead: flag().optional() }),
    response: z.object({ notifications: z.array(notification), totalItemCount, nextCursor }),
  }),
  setAsRead: endpoint({
    method: 'PUT',
    path: '/api/v1/community/notification/set-as-read',
    summary: 'Mark notifications as read',
    access: signedIn('communities'),
    body: z.object({ ids: z.array(id).min(1).max(pageSizes.notificationBatch) }),
    response: done,
  }),
  setAllAsRead: endpoint({
    method: 'PUT',
    path: '/api/v1/community/notification/all-set-as-read',
    summary: 'Mark all my notifications as read',
    access: signedIn('communities'),
    /** When the newest that was seen happened: what has come since stays unread. Left out: all until now. */
    query: z.object({ until: enteredMoment.optional() }),
    response: done,
  }),
  settings: endpoint({
    method: 'GET',
    path: '/api/v1/community/users/settings',
    summary: 'What I am told of',
    access: signedIn('communities'),
    response: z.object({ notificationActivityTypes: z.array(notificationType) }),
  }),
  saveSettings: endpoint({
    method: 'PUT',
    path: '/api/v1/community/users/notification-settings',
    summary: 'Say what I want to be told of',
    access: signedIn('communities'),
    limit: callLimits.edits,
    body: z.object({ notificationActivityTypes: z.array(notificationType).max(everyNotificationType.length) }),
    response: done,
  }),
  newsByMail: endpoint({
    method: 'GET',
    path: '/api/v1/community/users/news-by-mail',
    summary: 'What of my news I get by e-mail',
    access: signedIn('communities'),
    response: newsByMail,
  }),
  saveNewsByMail: endpoint({
    method: 'PUT',
    path: '/api/v1/community/users/news-by-mail',
    summary: 'Say what of my news I want by e-mail',
    access: signedIn('communities'),
    limit: callLimits.edits,
    body: newsByMail,
    response: newsByMail,
  }),
  previewOfDigest: endpoint({
    method: 'GET',
    path: '/api/v1/community/users/news-by-mail/preview',
    summary: 'What the last digest would have held with these choices',
    access: signedIn('communities'),
    query: newsByMail,
    response: z.object({
      /** What happened since then. */
      since: iso,
      notifications: z.array(notification).max(mostMailedNews),
      totalItemCount,
    }),
  }),
};
