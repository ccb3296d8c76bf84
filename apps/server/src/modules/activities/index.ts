export { notifyOfCommentBefore } from './tell-before.writes.ts';
export { notifyOfMembers } from './tell-of-members.writes.ts';
export { notifyOfResolution } from './tell-resolution.writes.ts';
export { notifyOfEdit, notifyOfPost } from './notify.ts';
export { causeOf, newsOfComment, tell, notifyOfMentions } from './tell.writes.ts';
