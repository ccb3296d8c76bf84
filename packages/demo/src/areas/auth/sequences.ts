import { ticketRequest } from '@portal/api/testing/requests';
import { contract, limits } from '@portal/api/contract';
import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { problemOf, replyTo } from '../../conformance/target.ts';
import { challengeOf } from './examples.ts';

export function authSequences({ world }: Subjects): Sequence[] {
  const careful = world.people.find(({ tfaEnabled, allowSms }) => tfaEnabled && !allowSms)?.email ?? '';
  return [
    {
      title: 'the right password alone opens no account that has a second factor',
      async run(target) {
        const email = world.people.find(({ tfaEnabled }) => tfaEnabled)?.email ?? '';
        const body = { email, password: target.password };
        const { data } = await replyTo(target, contract.auth.requestOneTimeLoginCode, { body });
        expectSame(data.tfaDisabled, false, 'tfaDisabled');
        const problem = await problemOf(target, { endpoint: contract.auth.signIn, input: { body } });
        expectSame(problem.code, 'second_factor_required', 'code');
        const guess = { endpoint: contract.auth.signIn, input: { body: { email, password: 'wrong' } } };
        expectSame((await problemOf(target, guess)).code, 'invalid_credential', 'code of a wrong password');
      },
    },
    {
      title: 'a code opens its sign-in once',
      async run(target) {
        const body = { requestId: await challengeOf(target, careful), code: await target.codeSentTo(careful) };
        await replyTo(target, contract.auth.login, { body });
        const again = await problemOf(target, { endpoint: contract.auth.login, input: { body } });
        expectSame(again.code, 'code_expired', 'code');
      },
    },
    {
      title: 'a link for a new password works once, for an hour',
      async run(target) {
        const { forgotPassword, resetPassword } = contract.auth;
        const email = world.people.at(-2)?.email ?? '';
        const withPassword = (link: object) => ({ body: { ...link, password: 'Quiet-harbour-42' } });
        await replyTo(target, forgotPassword, { body: { email } });
        const link = withPassword(await target.resetLinkSentTo(email));
        await replyTo(target, resetPassword, link);
        const again = await problemOf(target, { endpoint: resetPassword, input: link });
        expectSame(again.code, 'link_expired', 'code');
        await replyTo(target, forgotPassword, { body: { email } });
        const late = withPassword(await target.resetLinkSentTo(email));
        target.passTime(limits.resetLinkMinutes * 60_000);
        expectSame((await problemOf(target, { endpoint: resetPassword, input: late })).code, 'link_expired', 'code');
      },
    },
    {
      title: 'a ticket works once, and not past a second factor',
      async run(target) {
        const { autoLogin } = contract.auth;
        const input = { body: { ticket: target.ticketFor(world.people.at(-3)?.email ?? '') } };
        await replyTo(target, autoLogin, input);
        expectSame((await problemOf(target, { endpoint: autoLogin, input })).code, 'link_expired', 'code');
        const strict = { body: { ticket: target.ticketFor(careful) } };
        const refused = await problemOf(target, { endpoint: autoLogin, input: strict });
        expectSame(refused.code, 'second_factor_required', 'code');
      },
    },
    {
      title: 'a website’s ticket works once, opens the modules of its scope, and stands in for no second factor',
      async run(target) {
        const { exchangeTicket } = contract.auth;
        const admin = world.people.find(({ role, tfaEnabled }) => role === 'Admin' && !tfaEnabled)?.email ?? '';
        const input = { body: { ...ticketRequest(await target.siteTicketFor(admin, 'communities')) } };
        const { access_token: token, scope } = await replyTo(target, exchangeTicket, input);
        expectSame(scope, 'communities', 'scope');
        await replyTo(target, contract.communities.getList, { body: {} }, { token });
        const { role } = await replyTo(target, contract.me.current, {}, { token });
        expectSame(role, 0, 'role of an administrator');
        const elsewhere = { endpoint: contract.me.sessions, input: {}, as: { token } };
        expectSame((await problemOf(target, elsewhere)).code, 'forbidden', 'code of a call beyond the scope');
        const again = await problemOf(target, { endpoint: exchangeTicket, input });
        expectSame(again.code, 'invalid_credential', 'code of a used ticket');
        const strict = { body: { ...ticketRequest(await target.siteTicketFor(careful, 'communities')) } };
        const refused = await problemOf(target, { endpoint: exchangeTicket, input: strict });
        expectSame(refused.code, 'second_factor_required', 'code of a second factor');
        const unknown = { body: { ...ticketRequest(await target.siteTicketFor('nobody@example.org', 'communities')) } };
        const nobody = await problemOf(target, { endpoint: exchangeTicket, input: unknown });
        expectSame(nobody.code, 'forbidden', 'code of somebody unknown');
      },
    },
    {
      title: 'five wrong codes use a sign-in up',
      async run(target) {
        const requestId = await challengeOf(target, careful);
        const codes: string[] = [];
        for (const code of ['000', '000', '000', '000', '000', await target.codeSentTo(careful)]) {
          const input = { body: { requestId, code } };
          codes.push((await problemOf(target, { endpoint: contract.auth.login, input })).code);
        }
        expectSame(codes, [...Array.from({ length: 5 }, () => 'wrong_code'), 'code_expired'], 'codes');
      },
    },
    {
      title: 'another code is sent when its time has come',
      async run(target) {
        const input = { body: { requestId: await challengeOf(target, careful) } };
        const early = await problemOf(target, { endpoint: contract.auth.resendOneTimeCode, input });
        expectSame(early.code, 'rate_limited', 'code');
        target.passTime(limits.loginCode.resendSeconds * 1000);
        await replyTo(target, contract.auth.resendOneTimeCode, input);
        target.passTime(limits.loginCode.minutes * 60_000);
        const late = await problemOf(target, { endpoint: contract.auth.resendOneTimeCode, input });
        expectSame(late.code, 'code_expired', 'code');
      },
    },
  ];
}
