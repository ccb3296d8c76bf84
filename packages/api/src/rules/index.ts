export { type Actor, type CommunityFacts, communityRefusal } from './community-rules.ts';
export {
  type CommentFacts,
  commentRefusal,
  editRefusal,
  type EditWish,
  isPublished,
  isReadable,
  mayEditPost,
  type PostFacts,
  postRefusal,
  waitsForApproval,
} from './post-rules.ts';
export type { Refusal } from './refusal.ts';
