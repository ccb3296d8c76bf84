/** Where a person's unfinished work on this device is listed. */
export const draftsPath = '/drafts';
