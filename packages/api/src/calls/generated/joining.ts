// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type JoiningContract = Contract['joining'];

/** Questions asked of those who want to join: `GET /api/v1/community/{id}/join/question`, as {@link JoiningContract.questions the contract} declares it */
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

/** Join, or ask to join a private community: `PUT /api/v1/community/{id}/join`, as {@link JoiningContract.join the contract} declares it */
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

/** The file that answers a join question: `PUT /api/v1/community/{id}/join/question/{questionId}/send-files`, as {@link JoiningContract.sendFiles the contract} declares it */
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

/** Take back a request to join: `PUT /api/v1/community/{id}/join/cancel`, as {@link JoiningContract.cancel the contract} declares it */
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

/** Leave a community: `PUT /api/v1/community/{id}/unjoin`, as {@link JoiningContract.leave the contract} declares it */
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
