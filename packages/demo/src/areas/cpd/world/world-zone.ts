/** Where the organisation of the demo world counts days. */
export const worldZone = 'Australia/Sydney';
