/** What has become of an invitation. */
export const invitationStates = ['queued', 'sent', 'opened', 'failed', 'accepted', 'revoked', 'expired'] as const;
export type InvitationState = (typeof invitationStates)[number];

/** What stands in the way of inviting somebody, as a row of a file or a form says it. */
export const invitedAlready = ['member', 'invited', 'disabled', 'erased'] as const;
export type InvitedAlready = (typeof invitedAlready)[number];

/** What of a person a column may hold. */
export const personFields = ['email', 'firstName', 'lastName', 'memberNumber', 'dateOfBirth'] as const;
export type PersonField = (typeof personFields)[number];

export const personProblems = [
  'missing',
  'invalid',
  'tooLong',
  'unclear',
  'unreadable',
  'nonexistent',
  'toCome',
  'repeated',
] as const;
export type PersonProblemKind = (typeof personProblems)[number] | InvitedAlready;
