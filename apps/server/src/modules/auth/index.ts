export { startAlarm } from './alarms.ts';
export { forgetAlarms } from './alarms.writes.ts';
export { anyMoment, anyoneLike, lookupId, lookups, lookupPlace, type Asking, eachLike } from './asking.queries.ts';
export { byPlace, fillingIn, inLine, inSql, type Moment, roleIn } from './asking.ts';
export {
  type Account,
  accountByEmail,
  accountById,
  accountColumns,
  isEmailConfirmed,
  personByEmail,
} from './auth.queries.ts';
export { audit, forgetExpired } from './auth.writes.ts';
export { authenticate, authenticateSession, authenticateSessions } from './authenticate.ts';
export { appOf } from './authenticators.queries.ts';
export { openedAppSecret, sealedAppSecret } from './authenticators.ts';
export { finishSetUp, forgetSetUps, removeApp, startSetUp, trySetUp } from './authenticators.writes.ts';
export { accountOfChallenge } from './challenges.queries.ts';
export { forgetChallengesOf, forgetChallenges, spendChallenge } from './challenges.writes.ts';
export { changePassword } from './change-password.ts';
export { commonPasswordCheck } from './common-passwords.ts';
export { sendConfirmation } from './confirm-email.ts';
export { secondFactorRequired } from './credentials.ts';
export { deviceName } from './device-name.ts';
export { confirmationLink } from './email-confirmations.ts';
export { dropConfirmation, forgetConfirmations, startConfirmation } from './email-confirmations.writes.ts';
export { isEmailTaken } from './email-taken.writes.ts';
export { createAdministrator } from './first-administrator.ts';
export type { NewAdministrator } from './first-administrator.writes.ts';
export { firstLoginFacts } from './first-login-facts.queries.ts';
export { notifyOfChangedPassword } from './forgotten-password.ts';
export { isLinkedAt, linkedSince, personOfIdentity } from './identities.queries.ts';
export {
  dropIdentities,
  forgetArrivals,
  linkIdentity,
  spendArrival,
  spendAttempt,
  startArrival,
  startAttempt,
} from './identities.writes.ts';
export { endSessionOf, listSessionsOf, signOutOf } from './others-sessions.ts';
export { confirmedAccount, lockUnchanged } from './own-password.ts';
export { hashPassword, noPassword } from './passwords.ts';
export { addAttempts, countAttempt, tooOften } from './rate-limit.ts';
export { forgiveAttempt } from './rate-limit.writes.ts';
export { readerOf } from './reader.queries.ts';
export { hasRecoveryCodes, recoveryCodesLeft } from './recovery-codes.queries.ts';
export { replaceRecoveryCodes } from './recovery-codes.writes.ts';
export { forgetResets, spendResets } from './resets.writes.ts';
export { userRoleOf } from './roles.ts';
export { askForCode } from './second-factor.ts';
export { loginOf, openSession } from './service.ts';
export { endOwnSession, listSessions } from './sessions.ts';
export { notifyOfAuthenticator } from './notify-of-authenticator.ts';
export { accessExpiry, hashOfSecret, newSecret } from './tokens.ts';
export { appAddress, newAppSecret, stepOfCode } from './totp.ts';
