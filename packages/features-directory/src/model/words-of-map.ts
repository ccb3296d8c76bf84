/** What is on a map. */
export type Mapped = 'members' | 'organisations';

/** The words of each: how many are on it, that none are, and what a place and several are called. */
export const wordsOfMap = {
  members: { shown: 'membersOnMap', none: 'noMembersOnMap', at: 'membersAt', around: 'membersAround' },
  organisations: {
    ...{ shown: 'organisationsOnMap', none: 'noOrganisationsOnMap' },
    ...{ at: 'organisationsAt', around: 'organisationsAround' },
  },
} as const;
