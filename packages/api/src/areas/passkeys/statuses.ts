/** What somebody shows a passkey for who is signed in: each question is answered for one of them alone. */
export const confirmedPurposes = [
  'addPasskey',
  'removePasskey',
  'beginApp',
  'turnOffApp',
  'makeRecoveryCodes',
] as const;

export type ConfirmedPurpose = (typeof confirmedPurposes)[number];
