// Generated from the contract by scripts/generate-calls.ts.
import type { CallOf } from '../call-of.ts';

/** Mails of the last 90 days that could not be sent, or perhaps not, the last first: `GET /api/v1/admin/mails/failed` */
export const failed: CallOf<'mails', 'failed'> = {
  name: 'mails.failed',
  method: 'GET',
  path: '/api/v1/admin/mails/failed',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Send a mail again that has failed, unless there is no longer reason to: `POST /api/v1/admin/mails/send-again` */
export const sendAgain: CallOf<'mails', 'sendAgain'> = {
  name: 'mails.sendAgain',
  method: 'POST',
  path: '/api/v1/admin/mails/send-again',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};
