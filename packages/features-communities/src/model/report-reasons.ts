/** Why a post or comment is reported; the chosen one is sent as the message. */
export const reportReasons = [
  'inappropriateContent',
  'privacyConcerns',
  'sharePostInOtherGroups',
  'removePostFromGroup',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** The last two reasons speak of posts, so a comment is not offered them. */
export function reasonsFor(kind: 'post' | 'comment'): readonly ReportReason[] {
  return kind === 'post' ? reportReasons : ['inappropriateContent', 'privacyConcerns'];
}
