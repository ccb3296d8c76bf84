import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, replyTo } from '../../conformance/target.ts';
import { ticketRequest } from '@portal/api/testing/requests';
import { contract, limits } from '@portal/api/contract';

/** A sign-in that waits for its code. */
export async function challengeOf(target: ConformanceTarget, email: string): Promise<string> {
  const body = { email, password: target.password };
  const { data } = await replyTo(target, contract.auth.requestOneTimeLoginCode, { body });
  if (data.challenge === null) throw new Error(`${email} signs in without a code`);
  return data.challenge.requestId;
}

export function authExamples({ world, member, admin }: Subjects): ExamplesOf<'auth'> {
  const email = world.demoAccounts[0]?.email ?? '';
  const careful = world.people.find(({ tfaEnabled, allowSms }) => tfaEnabled && !allowSms)?.email ?? '';
  const forgetful = world.people.at(-1)?.email ?? '';
  return {
    requestOneTimeLoginCode: { input: async ({ password }) => ({ body: { email, password } }) },
    generateOneTimeLoginCode: { input: { body: { email: 'nobody@example.org' } } },
    signIn: { input: async ({ password }) => ({ body: { email, password } }) },
    login: {
      input: async (target) => {
        const requestId = await challengeOf(target, careful);
        return { body: { requestId, code: await target.codeSentTo(careful) } };
      },
    },
    resendOneTimeCode: {
      input: async (target) => {
        const requestId = await challengeOf(target, careful);
        target.passTime(limits.loginCode.resendSeconds * 1000);
        return { body: { requestId } };
      },
    },
    forgotPassword: { input: { body: { email: forgetful } } },
    resetPassword: {
      input: async (target) => {
        await replyTo(target, contract.auth.forgotPassword, { body: { email: forgetful } });
        const link = await target.resetLinkSentTo(forgetful);
        return { body: { ...link, password: 'Quiet-harbour-42', endSessions: true } };
      },
    },
    confirmEmail: {
      input: async (target) => {
        const { id = '' } = world.people.at(-51) ?? {};
        const { firstName, lastName } = await replyTo(target, contract.account.details, {}, id);
        const email = 'confirmed@example.org';
        const body = { firstName, lastName, email, currentPassword: target.password };
        await replyTo(target, contract.account.saveDetails, { body }, id);
        return { body: await target.confirmationSentTo(email) };
      },
    },
    lockAccount: {
      input: async (target) => {
        const { id = '', email: mailTo = '', tfaEnabled = false } = world.people.at(-5) ?? {};
        const body = { enableTFA: !tfaEnabled, mailTo, allowSms: false, currentPassword: target.password };
        await replyTo(target, contract.account.saveSecurity, { body }, id);
        return { body: await target.alarmSentTo(mailTo) };
      },
    },
    autoLogin: { input: async (target) => ({ body: { ticket: target.ticketFor(email) } }) },
    exchangeTicket: {
      input: async (target) => ({ body: ticketRequest(await target.siteTicketFor(email, 'communities')) }),
    },
    refresh: {
      input: async (target) => {
        const { token } = await replyTo(target, contract.auth.signIn, { body: { email, password: target.password } });
        const { refreshToken }: { refreshToken: string } = JSON.parse(atob(token));
        return { body: { refreshToken } };
      },
    },
    signOutEverywhere: { as: world.demoAccounts[8]?.personId, input: { body: { keepCurrent: true } } },
    impersonate: { as: admin, input: { body: { userId: member, reason: 'Asked for help by phone' } } },
    stopImpersonating: { as: { admin: admin, actsFor: member }, input: {} },
    signOut: { as: world.demoAccounts[8]?.personId, input: {} },
  };
}
