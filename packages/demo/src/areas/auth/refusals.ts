import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { ticketRequest } from '@portal/api/testing/requests';
import { contract } from '@portal/api/contract';

export function authRefusals({ world, admin, member }: Subjects): Refusal[] {
  const email = world.demoAccounts[0]?.email ?? '';
  const {
    signIn,
    requestOneTimeLoginCode,
    refresh,
    login,
    resendOneTimeCode,
    resetPassword,
    impersonate,
    stopImpersonating,
    signOutEverywhere,
  } = contract.auth;
  const link = { token: 'made-up', userId: world.people[0]?.id ?? '' };
  const code = 'invalid_credential';
  return [
    { title: 'a wrong password', endpoint: signIn, input: { body: { email, password: 'wrong' } }, code },
    {
      title: 'an unknown e-mail',
      endpoint: signIn,
      input: { body: { email: 'nobody@example.org', password: 'wrong' } },
      code,
    },
    {
      title: 'a wrong password before the code',
      endpoint: requestOneTimeLoginCode,
      input: { body: { email, password: 'wrong' } },
      code,
    },
    {
      title: 'a code that nobody waits for',
      endpoint: login,
      input: { body: { requestId: 'made-up', code: '123456' } },
      code: 'code_expired',
    },
    {
      title: 'another code where nobody waits for one',
      endpoint: resendOneTimeCode,
      input: { body: { requestId: 'made-up' } },
      code: 'code_expired',
    },
    {
      title: 'acting for somebody without the right',
      endpoint: impersonate,
      as: member,
      input: { body: { userId: admin, reason: 'Curiosity' } },
      code: 'forbidden',
    },
    {
      title: 'acting for somebody without a reason',
      endpoint: impersonate,
      as: admin,
      input: { body: { userId: member, reason: ' ' } },
      code: 'invalid_input',
      field: 'body.reason',
    },
    {
      title: 'acting for an administrator',
      endpoint: impersonate,
      as: admin,
      input: { body: { userId: admin, reason: 'Asked for help' } },
      code: 'forbidden',
    },
    {
      title: 'acting for nobody',
      endpoint: impersonate,
      as: admin,
      input: { body: { userId: 'nobody-here', reason: 'Asked for help' } },
      code: 'not_found',
    },
    {
      title: 'acting for a third person meanwhile',
      endpoint: impersonate,
      as: { admin, actsFor: member },
      input: { body: { userId: world.demoAccounts[1]?.personId ?? '', reason: 'Asked for help' } },
      code: 'forbidden',
    },
    {
      title: 'signing somebody out whom one acts for',
      endpoint: signOutEverywhere,
      as: { admin, actsFor: member },
      input: { body: {} },
      code: 'forbidden',
    },
    {
      title: 'being oneself again without being somebody else',
      endpoint: stopImpersonating,
      as: admin,
      input: {},
      code: 'conflict',
    },
    {
      title: 'a session that is not there',
      endpoint: contract.me.endSession,
      as: member,
      input: { params: { id: 'nothing-here' } },
      code: 'not_found',
    },
    {
      title: 'a ticket that nobody signed',
      endpoint: contract.auth.autoLogin,
      input: { body: { ticket: 'made-up' } },
      code: 'link_expired',
    },
    {
      title: 'a website’s ticket that nobody signed',
      endpoint: contract.auth.exchangeTicket,
      input: { body: { ...ticketRequest('made-up') } },
      code,
    },
    {
      title: 'an exchange of anything but a ticket',
      endpoint: contract.auth.exchangeTicket,
      input: { body: { ...ticketRequest('made-up'), grant_type: 'password' } },
      code: 'invalid_input',
      field: 'body.grant_type',
    },
    {
      title: 'a link that nobody was sent',
      endpoint: resetPassword,
      input: { body: { ...link, password: 'Quiet-harbour-42' } },
      code: 'link_expired',
    },
    {
      title: 'a lock of an account by a link that nobody was sent',
      endpoint: contract.auth.lockAccount,
      input: { body: link },
      code: 'link_expired',
    },
    {
      title: 'an e-mail that is confirmed by a link that nobody was sent',
      endpoint: contract.auth.confirmEmail,
      input: { body: link },
      code: 'link_expired',
    },
    {
      title: 'a new password without a capital letter',
      endpoint: resetPassword,
      input: { body: { ...link, password: 'quiet-harbour-42' } },
      code: 'invalid_input',
      field: 'body.password',
    },
    {
      title: 'a new password that everybody has',
      endpoint: resetPassword,
      input: { body: { ...link, password: 'Password1' } },
      code: 'invalid_input',
      field: 'body.password',
    },
    {
      title: 'a refresh token nobody was given',
      endpoint: refresh,
      input: { body: { refreshToken: 'made-up' } },
      code: 'unauthenticated',
    },
  ];
}
