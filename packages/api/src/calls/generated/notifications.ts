// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type NotificationsContract = Contract['notifications'];

/** What happened where I have a part in it, newest first: `GET /api/v1/community/notification`, as {@link NotificationsContract.list the contract} declares it */
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

/** Mark notifications as read: `PUT /api/v1/community/notification/set-as-read`, as {@link NotificationsContract.setAsRead the contract} declares it */
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

/** Mark all my notifications as read: `PUT /api/v1/community/notification/all-set-as-read`, as {@link NotificationsContract.setAllAsRead the contract} declares it */
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

/** What I am told of: `GET /api/v1/community/users/settings`, as {@link NotificationsContract.settings the contract} declares it */
export const settings: CallOf<'notifications', 'settings'> = {
  name: 'notifications.settings',
  method: 'GET',
  path: '/api/v1/community/users/settings',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Say what I want to be told of: `PUT /api/v1/community/users/notification-settings`, as {@link NotificationsContract.saveSettings the contract} declares it */
export const saveSettings: CallOf<'notifications', 'saveSettings'> = {
  name: 'notifications.saveSettings',
  method: 'PUT',
  path: '/api/v1/community/users/notification-settings',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** What of my news I get by e-mail: `GET /api/v1/community/users/news-by-mail`, as {@link NotificationsContract.newsByMail the contract} declares it */
export const newsByMail: CallOf<'notifications', 'newsByMail'> = {
  name: 'notifications.newsByMail',
  method: 'GET',
  path: '/api/v1/community/users/news-by-mail',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Say what of my news I want by e-mail: `PUT /api/v1/community/users/news-by-mail`, as {@link NotificationsContract.saveNewsByMail the contract} declares it */
export const saveNewsByMail: CallOf<'notifications', 'saveNewsByMail'> = {
  name: 'notifications.saveNewsByMail',
  method: 'PUT',
  path: '/api/v1/community/users/news-by-mail',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** What the last digest would have held with these choices: `GET /api/v1/community/users/news-by-mail/preview`, as {@link NotificationsContract.previewOfDigest the contract} declares it */
export const previewOfDigest: CallOf<'notifications', 'previewOfDigest'> = {
  name: 'notifications.previewOfDigest',
  method: 'GET',
  path: '/api/v1/community/users/news-by-mail/preview',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { 'notifications.*.community': 'part of community' },
};
