/** How somebody is addressed, of those who are saved directly; a workflow brings its own. */
export const personTitles = [
  'A/Prof',
  'Dr',
  'E/Prof',
  'Hon',
  'Miss',
  'Mr',
  'Mrs',
  'Ms',
  'Mx',
  'Prof',
  'Sir',
  'Staff',
] as const;

export const genders = ['M', 'F', 'X', 'T', 'Z'] as const;
export type Gender = (typeof genders)[number];

/** Where somebody lives who has said nothing else. */
export const homeCountry = 'au';

/** The fields of the workflow's form, as its system knows them; a client finds them by their labels. */
export const workflowFields = [
  { name: 'firstName', label: 'First Name', id: 'first-name', entityId: 'contact' },
  { name: 'lastName', label: 'Last Name', id: 'last-name', entityId: 'contact' },
  { name: 'title', label: 'Title', id: 'title', entityId: 'contact' },
  { name: 'email', label: 'Email', id: 'email', entityId: 'contact' },
  { name: 'mobile', label: 'Mobile', id: 'mobile', entityId: 'contact' },
] as const;

export type WorkflowName = (typeof workflowFields)[number]['name'];

/** What somebody is told of what happened to how they sign in, of all that is kept. */
export const securityEventKinds = [
  'signIn',
  'signInFailed',
  'ticketUsed',
  'siteTicketExchanged',
  'codeFailed',
  'resetSent',
  'passwordReset',
  'passwordChanged',
  'passwordConfirmFailed',
  'emailChanged',
  'emailConfirmed',
  'identityLinked',
  'identityUnlinked',
  'secondFactorOn',
  'secondFactorOff',
  'authenticatorOn',
  'authenticatorOff',
  'recoveryCodesMade',
  'recoveryCodeUsed',
  'passkeyAdded',
  'passkeyRemoved',
  'passkeyRefused',
  'passkeyCopied',
  'accountLocked',
  'dataCopyAsked',
  'dataCopyTaken',
  'deletionAsked',
  'deletionTakenBack',
  'sessionEnded',
  'signedOutEverywhere',
  'refreshReused',
  'sessionEndedByAdmin',
  'signedOutByAdmin',
  'impersonationStarted',
  'managerAdded',
  'managerRemoved',
  'roleChanged',
  'accountDisabled',
  'accountEnabled',
] as const;

export type SecurityEventKind = (typeof securityEventKinds)[number];
