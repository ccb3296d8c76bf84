// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type RequirementsContract = Contract['requirements'];

/** Whether who joins must accept the terms, and what those are: `GET /api/v1/admin/community/{id}/agreement`, as {@link RequirementsContract.agreement the contract} declares it */
export const agreement: CallOf<'requirements', 'agreement'> = {
  name: 'requirements.agreement',
  method: 'GET',
  path: '/api/v1/admin/community/{id}/agreement',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Ask those who join to accept the terms, or no longer: `PUT /api/v1/admin/community/{id}/agreement`, as {@link RequirementsContract.saveAgreement the contract} declares it */
export const saveAgreement: CallOf<'requirements', 'saveAgreement'> = {
  name: 'requirements.saveAgreement',
  method: 'PUT',
  path: '/api/v1/admin/community/{id}/agreement',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Give a community terms of its own: `PUT /api/v1/admin/community/{id}/terms`, as {@link RequirementsContract.saveTerms the contract} declares it */
export const saveTerms: CallOf<'requirements', 'saveTerms'> = {
  name: 'requirements.saveTerms',
  method: 'PUT',
  path: '/api/v1/admin/community/{id}/terms',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** The join questions of a community, in their order, whether they are asked or not: `GET /api/v1/admin/community/{id}/question`, as {@link RequirementsContract.questions the contract} declares it */
export const questions: CallOf<'requirements', 'questions'> = {
  name: 'requirements.questions',
  method: 'GET',
  path: '/api/v1/admin/community/{id}/question',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Ask more of those who want to join: `POST /api/v1/admin/community/{id}/question`, as {@link RequirementsContract.addQuestions the contract} declares it */
export const addQuestions: CallOf<'requirements', 'addQuestions'> = {
  name: 'requirements.addQuestions',
  method: 'POST',
  path: '/api/v1/admin/community/{id}/question',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: true,
  isPublic: false,
};

/** Put a join question otherwise: `PUT /api/v1/admin/community/{id}/question/{questionId}`, as {@link RequirementsContract.editQuestion the contract} declares it */
export const editQuestion: CallOf<'requirements', 'editQuestion'> = {
  name: 'requirements.editQuestion',
  method: 'PUT',
  path: '/api/v1/admin/community/{id}/question/{questionId}',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Ask a question no more, and forget what was answered to it: `DELETE /api/v1/admin/community/{id}/question/{questionId}`, as {@link RequirementsContract.removeQuestion the contract} declares it */
export const removeQuestion: CallOf<'requirements', 'removeQuestion'> = {
  name: 'requirements.removeQuestion',
  method: 'DELETE',
  path: '/api/v1/admin/community/{id}/question/{questionId}',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};
