/** Of the limits those that the first pages of the portal need: the others come with what is written. Waits in milliseconds. */
export const firstLimits = {
  /** The address of a file in a reply lasts so long at least, and twice as long at most. */
  fileAddressMinutes: 60,
  password: { min: 8, max: 128 },
  resetLinkMinutes: 60,
  /** A code for signing in. `sends` and `tries` are those of one sign-in. */
  loginCode: { length: 6, minutes: 10, tries: 5, sends: 5, resendSeconds: 30 },
  replyDepth: 3,
  debounce: {
    toggle: 500,
    adminLike: 700,
    save: 600,
    tags: 1000,
    explore: 800,
    userSearch: 500,
    directory: 500,
    cart: 400,
    meetingCommunities: 400,
    managedCommunities: 400,
    catalogue: 600,
    everywhere: 800,
  },
} as const;
