export { commentRule } from './access.ts';
export { commentReply } from './comment-reply.ts';
export { isThere, selectComments } from './comments.queries.ts';
export { restoreComment } from './comments.writes.ts';
