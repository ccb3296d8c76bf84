import { contract } from '@portal/api/contract';
import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, problemOf, replyTo } from '../../conformance/target.ts';
import { inviteSomebody } from '../invitations/examples.ts';
import { completeAnswers } from './examples.ts';

const { generateOneTimeLoginCode, login, resendOneTimeCode } = contract.auth;
const { draft, redirectLink, save, saveDraft, values } = contract.firstTime;

async function codeFor(target: ConformanceTarget, email: string) {
  const { requestId } = await replyTo(target, generateOneTimeLoginCode, { body: { email } });
  return { requestId, email, code: await target.codeSentTo(email) };
}

async function comeIn(target: ConformanceTarget, email: string) {
  const { token } = await replyTo(target, login, { body: await codeFor(target, email) });
  const { accessToken }: { accessToken: string } = JSON.parse(atob(token));
  return { token: accessToken };
}

export function firstTimeSequences({ admin, world }: Subjects): Sequence[] {
  return [
    {
      title: 'whoever was invited comes in by a code, and by none once they have a password',
      async run(target) {
        const { email, id } = await inviteSomebody(target, admin);
        const someone = await comeIn(target, email);
        const known = await replyTo(target, values, {}, someone);
        expectSame([known.firstName, known.hasPassword, known.isFinished], ['Robin', false, false], 'what is known');
        const without = { endpoint: save, input: { body: completeAnswers }, as: someone };
        expectSame((await problemOf(target, without)).field, 'body.password', 'without a password');

        const typed = { step: 'org-details', values: { ...completeAnswers, firstName: 'Robyn' } };
        await replyTo(target, saveDraft, { body: typed }, someone);
        const again = await comeIn(target, email);
        const saved = await replyTo(target, draft, {}, again);
        expectSame([saved.draft?.step, saved.draft?.values.firstName], ['org-details', 'Robyn'], 'elsewhere');

        const body = { ...completeAnswers, firstName: 'Robyn', password: 'Quiet-harbour-42' };
        await replyTo(target, save, { body }, again);
        expectSame((await replyTo(target, draft, {}, someone)).draft, null, 'the draft afterwards');
        const now = await replyTo(target, values, {}, someone);
        expectSame([now.firstName, now.gender, now.hasPassword, now.isFinished], ['Robyn', 'X', true, true], 'now');
        expectSame((await replyTo(target, redirectLink, {}, someone)).type, 'Renew Membership', 'the end');
        expectSame(
          (await problemOf(target, { endpoint: save, input: { body }, as: someone })).code,
          'conflict',
          'twice',
        );

        const { invitations } = await replyTo(target, contract.invitations.list, { query: { keyword: email } }, admin);
        expectSame(
          invitations.map((one) => [one.id, one.state]),
          [[id, 'accepted']],
          'the invitation',
        );
        const { requestId } = await replyTo(target, generateOneTimeLoginCode, { body: { email } });
        const late = { endpoint: login, input: { body: { requestId, code: '123456', email } } };
        expectSame((await problemOf(target, late)).code, 'wrong_code', 'a code afterwards');
      },
    },
    {
      title: 'an e-mail that nobody has cannot be told from one that somebody has',
      async run(target) {
        for (const email of ['nobody@example.org', world.people[0]?.email ?? '']) {
          const { tokenSent, requestId } = await replyTo(target, generateOneTimeLoginCode, { body: { email } });
          expectSame(tokenSent, true, 'tokenSent');
          const guess = { endpoint: login, input: { body: { requestId, code: '000000', email } } };
          for (let tries = 0; tries < 5; tries += 1)
            expectSame((await problemOf(target, guess)).code, 'wrong_code', 'a guess');
          expectSame((await problemOf(target, guess)).code, 'code_expired', 'one guess too many');
          const other = await replyTo(target, generateOneTimeLoginCode, { body: { email } });
          const body = { requestId: other.requestId, userName: email };
          const soon = { endpoint: resendOneTimeCode, input: { body } };
          expectSame((await problemOf(target, soon)).code, 'rate_limited', 'another code at once');
          target.passTime(30_000);
          const { sentTo } = await replyTo(target, resendOneTimeCode, { body });
          expectSame(sentTo, `${email.slice(0, 1)}•••@example.org`, 'sentTo');
        }
      },
    },
  ];
}
