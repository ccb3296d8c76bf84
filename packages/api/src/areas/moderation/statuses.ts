/** Why something was decided against, in the order in which it is offered. */
export const decisionReasons = [
  'offTopic',
  'privacy',
  'disrespect',
  'advertising',
  'spam',
  'wrong',
  'copyright',
  'other',
] as const;

/** What those who look after a community do there, as its log names it. */
export const moderationActions = [
  'postHeld',
  'postApproved',
  'postDeclined',
  'postPublished',
  'postRestored',
  'postArchived',
  'postDeleted',
  'editApproved',
  'editDeclined',
  'postReportsDeclined',
  'commentDeleted',
  'commentRestored',
  'commentReportsDeclined',
  'memberAdded',
  'memberApproved',
  'memberDeclined',
  'memberRemoved',
  'memberReturned',
  'memberRoleChanged',
  'memberBlocked',
  /** Put on the blacklist was somebody who had nothing to do with the community, and does not learn of it. */
  'outsiderBlocked',
  'memberReasonChanged',
  'memberUnblocked',
  'appealed',
  'appealUpheld',
  'appealReversed',
] as const;
export type ModerationAction = (typeof moderationActions)[number];

/** How an appeal ends: the decision stands, or is taken back. */
export const appealOutcomes = ['upheld', 'reversed'] as const;
