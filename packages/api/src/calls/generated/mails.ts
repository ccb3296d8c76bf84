// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type MailsContract = Contract['mails'];

/** Mails of the last 90 days that could not be sent, or perhaps not, the last first: `GET /api/v1/admin/mails/failed`, as {@link MailsContract.failed the contract} declares it */
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

/** Send a mail again that has failed, unless there is no longer reason to: `POST /api/v1/admin/mails/send-again`, as {@link MailsContract.sendAgain the contract} declares it */
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
