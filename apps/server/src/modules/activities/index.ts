export { notifyOfCommentBefore } from './notify-before.writes.ts';
export { notifyOfMembers } from './notify-of-members.writes.ts';
export { notifyOfResolution } from './notify-of-resolution.writes.ts';
export { notifyOfEdit, notifyOfPost } from './notify.ts';
export { causeOf, newsOfComment, notify, notifyOfMentions } from './notify.writes.ts';
