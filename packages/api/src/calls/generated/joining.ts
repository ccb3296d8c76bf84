// Generated from the contract by scripts/generate-calls.ts.
import type { CallOf } from '../call-of.ts';

/** Questions asked of those who want to join: `GET /api/v1/community/{id}/join/question` */
export const questions: CallOf<'joining', 'questions'> = {
  name: 'joining.questions',
  method: 'GET',
  path: '/api/v1/community/{id}/join/question',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Join, or ask to join a private community: `PUT /api/v1/community/{id}/join` */
export const join: CallOf<'joining', 'join'> = {
  name: 'joining.join',
  method: 'PUT',
  path: '/api/v1/community/{id}/join',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: true,
  isPublic: false,
};

/** The file that answers a join question: `PUT /api/v1/community/{id}/join/question/{questionId}/send-files` */
export const sendFiles: CallOf<'joining', 'sendFiles'> = {
  name: 'joining.sendFiles',
  method: 'PUT',
  path: '/api/v1/community/{id}/join/question/{questionId}/send-files',
  service: 'community',
  body: 'form',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Take back a request to join: `PUT /api/v1/community/{id}/join/cancel` */
export const cancel: CallOf<'joining', 'cancel'> = {
  name: 'joining.cancel',
  method: 'PUT',
  path: '/api/v1/community/{id}/join/cancel',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Leave a community: `PUT /api/v1/community/{id}/unjoin` */
export const leave: CallOf<'joining', 'leave'> = {
  name: 'joining.leave',
  method: 'PUT',
  path: '/api/v1/community/{id}/unjoin',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};
