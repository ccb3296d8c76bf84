export { forgetAlarms, startAlarm } from './alarms.ts';
export {
  anyMoment,
  anyoneLike,
  askedId,
  askedOf,
  askedPlace,
  type Asking,
  byPlace,
  eachLike,
  fillingIn,
  inLine,
  inSql,
  type Moment,
  roleIn,
} from './asking.ts';
export { authenticate, authenticateSession, authenticateSessions } from './authenticate.ts';
export {
  appOf,
  finishSetUp,
  forgetSetUps,
  openedAppSecret,
  removeApp,
  sealedAppSecret,
  startSetUp,
  trySetUp,
} from './authenticators.ts';
export { accountOfChallenge, forgetAsked, forgetChallenges, spendChallenge } from './challenges.ts';
export { changePassword } from './change-password.ts';
export { commonPasswordCheck } from './common-passwords.ts';
export { sendConfirmation } from './confirm-email.ts';
export { secondFactorRequired } from './credentials.ts';
export { deviceName } from './device-name.ts';
export { confirmationLink, dropConfirmation, forgetConfirmations, startConfirmation } from './email-confirmations.ts';
export { isEmailTaken } from './email-taken.ts';
export { createAdministrator, type NewAdministrator } from './first-administrator.ts';
export { firstLoginFacts } from './first-login-facts.ts';
export { tellOfChangedPassword } from './forgotten-password.ts';
export {
  dropIdentities,
  forgetArrivals,
  isLinkedAt,
  linkedSince,
  linkIdentity,
  personOfIdentity,
  spendArrival,
  spendAttempt,
  startArrival,
  startAttempt,
} from './identities.ts';
export { endSessionOf, listSessionsOf, signOutOf } from './others-sessions.ts';
export { confirmedAccount, lockUnchanged } from './own-password.ts';
export { hashPassword, noPassword } from './passwords.ts';
export { addAttempts, countAttempt, forgiveAttempt, tooOften } from './rate-limit.ts';
export { readerOf } from './reader.ts';
export { hasRecoveryCodes, recoveryCodesLeft, replaceRecoveryCodes } from './recovery-codes.ts';
export {
  type Account,
  accountByEmail,
  accountById,
  accountColumns,
  audit,
  forgetExpired,
  isEmailConfirmed,
  personByEmail,
} from './repository.ts';
export { forgetResets, spendResets } from './resets.ts';
export { userRoleOf } from './roles.ts';
export { askForCode } from './second-factor.ts';
export { loginOf, openSession } from './service.ts';
export { endOwnSession, listSessions } from './sessions.ts';
export { tellOfAuthenticator } from './tell-of-authenticator.ts';
export { accessExpiry, hashOfSecret, newSecret } from './tokens.ts';
export { appAddress, newAppSecret, stepOfCode } from './totp.ts';
