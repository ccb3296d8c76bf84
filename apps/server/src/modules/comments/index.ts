export { commentRule } from './access.ts';
export { commentReply } from './comment-reply.ts';
export { isThere, restoreComment, selectComments } from './repository.ts';
