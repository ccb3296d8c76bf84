export { type PostCall, type PostFacts, postRule } from './access.ts';
export { pollOptionsJson } from './poll/poll-json.queries.ts';
export { lockPoll, saveVote } from './poll/poll.writes.ts';
export { postColumns } from './post-access.queries.ts';
export { type PostAccess, postAccessById } from './post-access.ts';
export { postReply, reportReply } from './post-reply.ts';
export {
  countPosts,
  holds,
  isReadable,
  newestOf,
  keysetShape,
  type PostQuery,
  type PostRow,
  reportsJson,
  selectPosts,
  writtenByJson,
} from './posts.queries.ts';
export { acceptAnswer, changeStatus, lockStatus, unacceptAnswer } from './posts.writes.ts';
export { addReport } from './reports.ts';
export { onePost } from './service.ts';
export { setStatus } from './set-status.ts';
export { notifyMentioned } from './set-status.writes.ts';
export { oneTag } from './tags.ts';
export { writtenByReply } from './written-by.ts';
