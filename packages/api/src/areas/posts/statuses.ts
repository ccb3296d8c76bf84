/** What the numbers of a post's status mean. */
export const postStatuses = {
  default: 0,
  published: 1,
  waitForApproval: 2,
  deleted: 3,
  archivedDueToReported: 4,
  archived: 99,
} as const;
