import type { LoggedAction, ModerationAction } from '@portal/api';

/** What the log says of each deed. */
const actionWords = {
  postHeld: 'didHold',
  postApproved: 'didApprovePost',
  postDeclined: 'didDeclinePost',
  postPublished: 'didPublishPost',
  postRestored: 'didRestorePost',
  postArchived: 'didArchivePost',
  postDeleted: 'didDeletePost',
  editApproved: 'didApproveEdit',
  editDeclined: 'didDeclineEdit',
  postReportsDeclined: 'didDenyPostReports',
  commentDeleted: 'didDeleteComment',
  commentRestored: 'didRestoreComment',
  commentReportsDeclined: 'didDenyCommentReports',
  memberAdded: 'didAddMember',
  memberApproved: 'didApproveMember',
  memberDeclined: 'didDeclineMember',
  memberRemoved: 'didRemoveMember',
  memberReturned: 'didReturnMember',
  memberRoleChanged: 'didChangeRole',
  memberBlocked: 'didBlock',
  outsiderBlocked: 'didBlock',
  memberReasonChanged: 'didChangeReason',
  memberUnblocked: 'didUnblock',
  appealed: 'didAppeal',
  appealUpheld: 'didUphold',
  appealReversed: 'didReverse',
} as const satisfies Record<ModerationAction, string>;

/** The same of an appeal that is about no post. */
const wordsOfMembership = {
  appealed: 'didAppealMembership',
  appealUpheld: 'didUpholdMembership',
  appealReversed: 'didReverseMembership',
} as const;

/** Which words say what was done. */
export function wordsOfAction({ deed, postId }: Pick<LoggedAction, 'deed' | 'postId'>) {
  const isAppeal = deed === 'appealed' || deed === 'appealUpheld' || deed === 'appealReversed';
  return isAppeal && postId === null ? wordsOfMembership[deed] : actionWords[deed];
}
