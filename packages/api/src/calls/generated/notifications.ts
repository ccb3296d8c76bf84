// Generated from the contract by scripts/generate-calls.ts.
import type { CallOf } from '../call-of.ts';

/** What happened where I have a part in it, newest first: `GET /api/v1/community/notification` */
export const list: CallOf<'notifications', 'list'> = {
  name: 'notifications.list',
  method: 'GET',
  path: '/api/v1/community/notification',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { 'notifications.*.community': 'part of community' },
};

/** Mark notifications as read: `PUT /api/v1/community/notification/set-as-read` */
export const setAsRead: CallOf<'notifications', 'setAsRead'> = {
  name: 'notifications.setAsRead',
  method: 'PUT',
  path: '/api/v1/community/notification/set-as-read',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Mark all my notifications as read: `PUT /api/v1/community/notification/all-set-as-read` */
export const setAllAsRead: CallOf<'notifications', 'setAllAsRead'> = {
  name: 'notifications.setAllAsRead',
  method: 'PUT',
  path: '/api/v1/community/notification/all-set-as-read',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};
