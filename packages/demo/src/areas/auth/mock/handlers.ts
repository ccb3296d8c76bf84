import { userRoles } from '@portal/kit/access';
import { unmetPasswordRules } from '@portal/kit/password';
import { limits } from '@portal/api/contract';
import type { HandlersOf } from '../../../mock/handler-types.ts';
import { viewerOf } from '../../../mock/mock-call.ts';
import { MockProblem, conflict, invalid, notFound, refuse } from '../../../mock/mock-problem.ts';
import type { MockState } from '../../../mock/mock-state.ts';
import { emailKey, impersonationRefusal, noSentCodes } from '@portal/rules';
import { cameFirst, isFirstLogin, resendFirst, startFirstLogin } from '../../first-time/mock/first-login.ts';
import { dropConfirmations } from '../../identity-provider/mock/email-confirmations.ts';
import { personById } from '../../people/mock/person-reply.ts';
import type { MockPerson } from '../../people/state.ts';
import {
  factorsFor,
  isRightCode,
  needsCode,
  openChallenge,
  sendingTo,
  startChallenge,
  timesFrom,
} from './second-factor.ts';
import { sessionsElsewhere } from './sessions.ts';

/** Any password opens a demo account, apart from this one. */
export const wrongPassword = 'wrong';
const passwordRefusal =
  'This password does not meet our requirements. Please choose a password that is at least 8 characters with one uppercase letter and at least one non letter or digit character.';
/** A ticket is this and an e-mail. */
export const ticketPrefix = 'ticket-for-';
/** A website's ticket is this, an e-mail, a space and the modules of its scope. */
export const siteTicketPrefix = 'site-ticket-for-';
export const auth: HandlersOf<'auth'> = {
  requestOneTimeLoginCode({ body }, { state, now }) {
    const person = accountOf(state, body);
    if (!needsCode(state, person)) return { data: { tfaDisabled: true, challenge: null } };
    return { data: { tfaDisabled: false, challenge: startChallenge(state, person, now) } };
  },
  login({ body }, call) {
    const { state, now } = call;
    if (isFirstLogin(state, body.requestId)) return loginFor(state, cameFirst(body, call), now);
    const challenge = openChallenge(state, body.requestId, now);
    challenge.tries += 1;
    const person = personById(state, challenge.personId);
    const [defaultFactor] = factorsFor(state, person);
    if (!isRightCode(person, body.code, body.factor ?? defaultFactor, call))
      throw new MockProblem('wrong_code', 'Wrong password');
    state.challenges.delete(body.requestId);
    return loginFor(state, person, now);
  },
  generateOneTimeLoginCode({ body }, call) {
    return { ...startFirstLogin(body.email, call), resendAfterSeconds: limits.loginCode.resendSeconds };
  },
  resendOneTimeCode({ body }, call) {
    const { state, now } = call;
    if (isFirstLogin(state, body.requestId)) return resendFirst(body, call);
    const challenge = openChallenge(state, body.requestId, now);
    const person = personById(state, challenge.personId);
    refuse(person.tfaEnabled ? null : noSentCodes);
    if (challenge.resendAt > now || challenge.sends >= limits.loginCode.sends)
      throw new MockProblem('rate_limited', 'Wait a moment before you ask for another code.');
    Object.assign(challenge, timesFrom(now), { sends: challenge.sends + 1 });
    return { resendAfterSeconds: limits.loginCode.resendSeconds, ...sendingTo(state, person) };
  },
  signIn({ body }, { state, now }) {
    const person = accountOf(state, body);
    if (needsCode(state, person)) throw secondFactorRequired();
    return loginFor(state, person, now);
  },
  forgotPassword({ body }, { state, now }) {
    const person = personByEmail(state, body.email);
    if (person === undefined) return {};
    const expiresAt = new Date(now.getTime() + limits.resetLinkMinutes * 60_000);
    state.resetTokens.set(state.nextId('reset'), { personId: person.id, expiresAt });
    return {};
  },
  resetPassword({ body }, { state, now }) {
    if (unmetPasswordRules(body.password, { isCommon }).length > 0) throw invalid('body.password', passwordRefusal);
    const link = state.resetTokens.get(body.token);
    if (link === undefined || link.personId !== body.userId || link.expiresAt <= now)
      throw new MockProblem('link_expired', 'This link is no longer valid. Please ask for a new one.');
    state.resetTokens.delete(body.token);
    if (body.endSessions) state.otherSessions.set(link.personId, []);
    return {};
  },
  confirmEmail({ body }, { state, now }) {
    const link = state.emailConfirmations.get(body.token);
    if (link === undefined || link.personId !== body.userId || link.expiresAt <= now)
      throw new MockProblem('link_expired', 'This link is no longer valid. Ask for another one.');
    state.emailConfirmations.delete(body.token);
    state.unconfirmedEmails.delete(link.personId);
    return {};
  },
  lockAccount({ body }, { state, now }) {
    const alarm = state.alarms.get(body.token);
    if (alarm === undefined || alarm.personId !== body.userId || alarm.expiresAt <= now)
      throw new MockProblem('link_expired', 'This link is no longer valid. Ask for a new password instead.');
    const { personId, before } = alarm;
    state.alarms.delete(body.token);
    state.otherSessions.set(personId, []);
    for (const passkey of state.passkeys.values()) if (passkey.personId === personId) state.passkeys.delete(passkey.id);
    const { hadApp, ...changed } = before;
    state.people.change(personId, changed);
    state.deletions.delete(personId);
    if (hadApp === true) state.authenticators.set(personId, { addedAt: now });
    if (hadApp === false) {
      state.authenticators.delete(personId);
      state.recoveryCodes.delete(personId);
    }
    state.identities.delete(personId);
    dropConfirmations(personId, { state });
    const token = state.nextId('reset');
    const expiresAt = new Date(now.getTime() + limits.resetLinkMinutes * 60_000);
    state.resetTokens.set(token, { personId, expiresAt });
    return { token, userId: personId };
  },
  autoLogin({ body }, { state, now }) {
    const person = personByEmail(state, body.ticket.replace(ticketPrefix, ''));
    if (!body.ticket.startsWith(ticketPrefix) || state.usedTickets.has(body.ticket) || person === undefined)
      throw new MockProblem('link_expired', 'This link is no longer valid. Please sign in.');
    state.usedTickets.add(body.ticket);
    if (needsCode(state, person)) throw secondFactorRequired();
    return loginFor(state, person, now);
  },
  refresh({ body }, { state, now }) {
    const personId = state.refreshTokens.get(body.refreshToken);
    if (personId === undefined) throw new MockProblem('unauthenticated', 'Please sign in again.');
    state.refreshTokens.delete(body.refreshToken);
    return loginFor(state, personById(state, personId), now);
  },
  exchangeTicket({ body }, { state }) {
    const ticket = body.subject_token;
    const [email = '', ...scope] = ticket.replace(siteTicketPrefix, '').split(' ');
    if (!ticket.startsWith(siteTicketPrefix) || state.usedTickets.has(ticket))
      throw new MockProblem('invalid_credential', 'The ticket is not signed, or has been used.');
    state.usedTickets.add(ticket);
    const person = personByEmail(state, email);
    if (person === undefined) throw new MockProblem('forbidden', 'There is no such member.');
    if (needsCode(state, person)) throw secondFactorRequired();
    const accessToken = state.nextId('access');
    state.accessTokens.set(accessToken, person.id);
    state.scopes.set(accessToken, scope);
    return {
      access_token: accessToken,
      issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
      token_type: 'Bearer',
      expires_in: limits.session.accessMinutes * 60,
      scope: scope.join(' '),
      user_id: person.id,
      user_name: `${person.firstName} ${person.lastName}`,
    };
  },
  signOut: () => ({}),
  signOutEverywhere({ body }, call) {
    const { id } = viewerOf(call);
    const ended = sessionsElsewhere(call, id).length + (body.keepCurrent === true ? 0 : 1);
    call.state.otherSessions.set(id, []);
    return { ended };
  },
  impersonate({ body }, call) {
    const { state, now } = call;
    const admin = viewerOf(call);
    const person = state.people.get(body.userId);
    if (person === undefined) throw notFound('There is no such account.');
    refuse(impersonationRefusal({ role: userRoles[person.role] }));
    const accessToken = state.nextId('access');
    state.accessTokens.set(accessToken, person.id);
    state.impersonators.set(accessToken, admin.id);
    const expiresAt = new Date(now.getTime() + limits.impersonationMinutes * 60_000);
    return loginReply(person, { accessToken, refreshToken: '', expiresAt });
  },
  stopImpersonating(_, { state, token }) {
    if (token === null || !state.impersonators.has(token)) throw conflict('You are yourself already.');
    state.impersonators.delete(token);
    state.accessTokens.delete(token);
    return {};
  },
};

function personByEmail(state: MockState, email: string): MockPerson | undefined {
  const person = state.people.values().find((one) => emailKey(one.email) === emailKey(email));
  return person === undefined || state.disabled.has(person.id) ? undefined : person;
}

/** The server knows many more. */
export function isCommon(password: string): boolean {
  return /^p[a@]ssw[o0]rd\W?\d*$/i.test(password);
}

function accountOf(state: MockState, { email, password }: { email: string; password: string }): MockPerson {
  const person = personByEmail(state, email);
  if (person === undefined || password === wrongPassword) throw wrongCredentials();
  return person;
}

/** Opens a session of somebody who has shown who they are. */
export function loginFor(
  state: MockState,
  person: MockPerson,
  now: Date,
): { token: string; userId: string; userName: string } {
  const accessToken = state.nextId('access');
  const refreshToken = state.nextId('refresh');
  state.accessTokens.set(accessToken, person.id);
  state.refreshTokens.set(refreshToken, person.id);
  const expiresAt = new Date(now.getTime() + limits.session.accessMinutes * 60_000);
  return loginReply(person, { accessToken, refreshToken, expiresAt });
}

function loginReply(person: MockPerson, tokens: { accessToken: string; refreshToken: string; expiresAt: Date }) {
  return {
    token: btoa(JSON.stringify(tokens)),
    userId: person.id,
    userName: `${person.firstName} ${person.lastName}`,
  };
}

function secondFactorRequired(): MockProblem {
  return new MockProblem('second_factor_required', 'Sign in with your password and the code that we send you.');
}

function wrongCredentials(): MockProblem {
  return new MockProblem('invalid_credential', 'Invalid credential');
}
