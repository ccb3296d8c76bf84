/** What of unfinished work a device keeps for one person. */
export const draftLimits = {
  /** The oldest go first. */
  count: 50,
  days: 30,
  /** Of all drafts together; a browser's storage takes about five million. */
  characters: 2_000_000,
  /** Of all files together: twice what one post can carry. */
  fileBytes: 120 * 1024 * 1024,
} as const;
