/** Where an event is in its life. */
export const eventStatuses = ['draft', 'published', 'cancelled'] as const;

/** Which events the desk lists by time. */
export const deskTimes = ['toCome', 'past'] as const;

/** What was done to an event. */
export const changeKinds = [
  'created',
  'copied',
  'edited',
  'published',
  'cancelled',
  'refundApproved',
  'refundDeclined',
] as const;
