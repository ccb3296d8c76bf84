export { tellOfCommentBefore } from './tell-before.writes.ts';
export { tellOfMembers } from './tell-of-members.writes.ts';
export { tellOfResolution } from './tell-resolution.writes.ts';
export { tellOfEdit, tellOfPost } from './tell.ts';
export { causeOf, newsOfComment, tell, tellOfMentions } from './tell.writes.ts';
