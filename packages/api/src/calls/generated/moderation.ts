// Generated from the contract by scripts/generate-calls.ts.
import type { Contract } from '../../contract/index.ts';
import type { CallOf } from '../call-of.ts';

/** By it an editor finds what declares a call: who may make it, what it takes and answers, and what can go wrong. */
type ModerationContract = Contract['moderation'];

/** All posts of a community, newest first: also those that wait, are archived or deleted: `GET /api/v1/admin/community/{communityId}/post`, as {@link ModerationContract.posts the contract} declares it */
export const posts: CallOf<'moderation', 'posts'> = {
  name: 'moderation.posts',
  method: 'GET',
  path: '/api/v1/admin/community/{communityId}/post',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { 'posts.*': 'post' },
};

/** Published posts with reports that nobody has decided about, the one that waits longest first: `GET /api/v1/admin/community/{communityId}/post/report`, as {@link ModerationContract.reportedPosts the contract} declares it */
export const reportedPosts: CallOf<'moderation', 'reportedPosts'> = {
  name: 'moderation.reportedPosts',
  method: 'GET',
  path: '/api/v1/admin/community/{communityId}/post/report',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { 'posts.*': 'post', 'reporters.*': 'person' },
};

/** Decline reports of posts, which stay as they are: `DELETE /api/v1/admin/community/{communityId}/post/report`, as {@link ModerationContract.denyPostReports the contract} declares it */
export const denyPostReports: CallOf<'moderation', 'denyPostReports'> = {
  name: 'moderation.denyPostReports',
  method: 'DELETE',
  path: '/api/v1/admin/community/{communityId}/post/report',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Comments with reports that nobody has decided about, the one that waits longest first: `GET /api/v1/admin/community/{id}/comment/report`, as {@link ModerationContract.reportedComments the contract} declares it */
export const reportedComments: CallOf<'moderation', 'reportedComments'> = {
  name: 'moderation.reportedComments',
  method: 'GET',
  path: '/api/v1/admin/community/{id}/comment/report',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { 'comments.*': 'comment', 'posts.*': 'part of post', 'reporters.*': 'person' },
};

/** Decline reports of comments, which stay: `DELETE /api/v1/admin/community/{id}/comment/report`, as {@link ModerationContract.denyCommentReports the contract} declares it */
export const denyCommentReports: CallOf<'moderation', 'denyCommentReports'> = {
  name: 'moderation.denyCommentReports',
  method: 'DELETE',
  path: '/api/v1/admin/community/{id}/comment/report',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Approve, decline or publish several posts; of each that could not be, why: `POST /api/v1/admin/community/{communityId}/post/set-status`, as {@link ModerationContract.setStatuses the contract} declares it */
export const setStatuses: CallOf<'moderation', 'setStatuses'> = {
  name: 'moderation.setStatuses',
  method: 'POST',
  path: '/api/v1/admin/community/{communityId}/post/set-status',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** What those who look after a community did there, the last first: it is added to and never changed: `GET /api/v1/admin/community/{id}/moderation-log`, as {@link ModerationContract.log the contract} declares it */
export const log: CallOf<'moderation', 'log'> = {
  name: 'moderation.log',
  method: 'GET',
  path: '/api/v1/admin/community/{id}/moderation-log',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  holds: { 'deeds.*.actor': 'person', 'deeds.*.person': 'person' },
};

/** Appeals against decisions in a community: those first that wait, the oldest of them first: `GET /api/v1/admin/community/{id}/appeal`, as {@link ModerationContract.appeals the contract} declares it */
export const appeals: CallOf<'moderation', 'appeals'> = {
  name: 'moderation.appeals',
  method: 'GET',
  path: '/api/v1/admin/community/{id}/appeal',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
  holds: {
    'appeals.*.author': 'person',
    'appeals.*.decision.actor': 'person',
    'appeals.*.decision.person': 'person',
    'appeals.*.decidedBy': 'person',
  },
};

/** Answer an appeal: the decision stands, or is taken back: `PUT /api/v1/admin/community/{id}/appeal/{appealId}`, as {@link ModerationContract.decideAppeal the contract} declares it */
export const decideAppeal: CallOf<'moderation', 'decideAppeal'> = {
  name: 'moderation.decideAppeal',
  method: 'PUT',
  path: '/api/v1/admin/community/{id}/appeal/{appealId}',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};

/** What was decided about what I wrote and about my memberships, the last first: `GET /api/v1/community/decision`, as {@link ModerationContract.ownDecisions the contract} declares it */
export const ownDecisions: CallOf<'moderation', 'ownDecisions'> = {
  name: 'moderation.ownDecisions',
  method: 'GET',
  path: '/api/v1/community/decision',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Ask that somebody else looks at a decision again, once: `POST /api/v1/community/decision/{decisionId}/appeal`, as {@link ModerationContract.appeal the contract} declares it */
export const appeal: CallOf<'moderation', 'appeal'> = {
  name: 'moderation.appeal',
  method: 'POST',
  path: '/api/v1/community/decision/{decisionId}/appeal',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: true,
  isPublic: false,
};

/** Words and addresses for which posts are held until somebody has looked at them: `GET /api/v1/admin/review-word`, as {@link ModerationContract.reviewWords the contract} declares it */
export const reviewWords: CallOf<'moderation', 'reviewWords'> = {
  name: 'moderation.reviewWords',
  method: 'GET',
  path: '/api/v1/admin/review-word',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};

/** Hold posts that have a word or an address: `POST /api/v1/admin/review-word`, as {@link ModerationContract.addReviewWord the contract} declares it */
export const addReviewWord: CallOf<'moderation', 'addReviewWord'> = {
  name: 'moderation.addReviewWord',
  method: 'POST',
  path: '/api/v1/admin/review-word',
  service: 'community',
  body: 'json',
  reply: 'json',
  once: true,
  isPublic: false,
};

/** Hold posts for a word no longer: `DELETE /api/v1/admin/review-word/{wordId}`, as {@link ModerationContract.removeReviewWord the contract} declares it */
export const removeReviewWord: CallOf<'moderation', 'removeReviewWord'> = {
  name: 'moderation.removeReviewWord',
  method: 'DELETE',
  path: '/api/v1/admin/review-word/{wordId}',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};
