export { tellOfCommentBefore } from './tell-before.ts';
export { tellOfMembers } from './tell-of-members.ts';
export { tellOfResolution } from './tell-resolution.ts';
export { causeOf, newsOfComment, tell, tellOfEdit, tellOfMentions, tellOfPost } from './tell.ts';
