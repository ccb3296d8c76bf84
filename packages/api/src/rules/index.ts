export { type Actor, agreementRefusal, type CommunityFacts, communityRefusal } from './community-rules.ts';
export { type FileOwner, fileRefusal } from './file-rules.ts';
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
} from './post-rules.ts';
export { contentRefusal, nothingMeasured, type ContentMeasures } from './content-rules.ts';
export { measureWords } from './measure-words.ts';
export { isBlankHtml, isBlankText, singleLine } from './visible-text.ts';
export { type Nested, nestCategories } from './nest-categories.ts';
export { editApprovalRefusal, editWaits, statusRefusal, waitsForApproval } from './approval-rules.ts';
export type { Refusal } from './refusal.ts';
