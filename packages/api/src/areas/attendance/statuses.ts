/** Let somebody in, or take that back. */
export const scanActions = ['in', 'undo'] as const;

/** How they were found. */
export const scanWays = ['camera', 'name', 'number'] as const;

/** What became of a scan. */
export const scanOutcomes = [
  'in',
  'already',
  'undone',
  'notIn',
  'cancelled',
  'replaced',
  'wrongEvent',
  'tooEarly',
  'own',
  'unknown',
] as const;

/** Of a ticket that lets somebody in, and of one that was cancelled. */
export const ticketStatuses = ['Active', 'Removed'] as const;
