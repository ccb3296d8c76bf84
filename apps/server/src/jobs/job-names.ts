/** The kinds of work that nobody waits for. A job that waits in the database is known by its name: one that is renamed is lost. */
export const jobNames = [
  'planEventReminders',
  'planAuditReminders',
  'planCpdReminders',
  'settleOrders',
  'settleInvoices',
  'planRenewalReminders',
  'planNewsMails',
  'countDays',
  'passOffersOn',
  'keepCompletedCourses',
  'sendMails',
  'readPreviews',
  'copyLibrary',
  'readAttachments',
  'makeDataCopies',
  'eraseAccounts',
  'forgetLiveEvents',
  'tidy',
] as const;
export type JobName = (typeof jobNames)[number];
