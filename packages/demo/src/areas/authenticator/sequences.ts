import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, problemOf, replyTo } from '../../conformance/target.ts';
import { contract, limits } from '@portal/api/contract';
import { addAppAs, beginAs } from './examples.ts';

const { auth, authenticator, account } = contract;
const stepMs = 30_000;

export function authenticatorSequences({ world }: Subjects): Sequence[] {
  const isPlain = ({ tfaEnabled, role }: (typeof world.people)[number]) => !tfaEnabled && role === 'Standard';
  const { id = '', email = '' } = world.people.slice(-40, -8).findLast(isPlain) ?? {};
  const ownOf = (target: ConformanceTarget) => replyTo(target, authenticator.own, {}, id);
  const askFor = async (target: ConformanceTarget) => {
    const body = { email, password: target.password };
    return (await replyTo(target, auth.requestOneTimeLoginCode, { body })).data.challenge;
  };
  const requestOf = async (target: ConformanceTarget) => (await askFor(target))?.requestId ?? '';
  const password = ({ password: currentPassword }: ConformanceTarget) => ({ body: { currentPassword } });
  return [
    {
      title: 'an app that was begun with changes nothing until a code of it is entered, and is asked from then on',
      async run(target) {
        const secret = await beginAs(target, id);
        expectSame(await askFor(target), null, 'the challenge while it waits');
        const guess = {
          endpoint: authenticator.confirm,
          input: { body: { code: '000000' } },
          as: { inOneSession: id },
        };
        expectSame((await problemOf(target, guess)).field, 'body.code', 'field of a wrong code');
        const body = { code: target.codeOfApp(secret) };
        const { recoveryCodes } = await replyTo(target, authenticator.confirm, { body }, { inOneSession: id });
        expectSame(new Set(recoveryCodes).size, limits.authenticator.recoveryCodes, 'recovery codes');
        const challenge = await askFor(target);
        const { sentBy, sentTo, factors } = challenge ?? {};
        expectSame(
          { sentBy, sentTo, factors },
          { sentBy: 'app', sentTo: '', factors: ['app', 'recovery'] },
          'challenge',
        );
        const mail = { endpoint: auth.resendOneTimeCode, input: { body: { requestId: challenge?.requestId ?? '' } } };
        expectSame((await problemOf(target, mail)).code, 'conflict', 'a code by e-mail');
        target.passTime(stepMs);
        await replyTo(target, auth.login, {
          body: { requestId: challenge?.requestId ?? '', code: target.codeOfApp(secret), factor: 'app' },
        });
        await replyTo(target, authenticator.turnOff, password(target), id);
        expectSame(await ownOf(target), { addedAt: null, recoveryCodesLeft: 0 }, 'what is left');
        expectSame(await askFor(target), null, 'the challenge without the app');
      },
    },
    {
      title: 'a recovery code opens the account once, and new ones make the old useless',
      async run(target) {
        const { recoveryCodes } = await addAppAs(target, id);
        const [first = '', second = ''] = recoveryCodes;
        const enter = async (code: string) => ({
          body: { requestId: await requestOf(target), code, factor: 'recovery' as const },
        });
        await replyTo(target, auth.login, await enter(first.toLowerCase()));
        expectSame(
          (await ownOf(target)).recoveryCodesLeft,
          limits.authenticator.recoveryCodes - 1,
          'codes that are left',
        );
        const again = await problemOf(target, { endpoint: auth.login, input: await enter(first) });
        expectSame(again.code, 'wrong_code', 'a used code');
        const made = await replyTo(target, authenticator.makeRecoveryCodes, password(target), id);
        const old = await problemOf(target, { endpoint: auth.login, input: await enter(second) });
        expectSame(old.code, 'wrong_code', 'an old code');
        await replyTo(target, auth.login, await enter(made.recoveryCodes[0] ?? ''));
        const { events } = await replyTo(target, account.securityEvents, {}, id);
        const kinds = new Set(events.map(({ kind }) => kind));
        expectSame(
          (['authenticatorOn', 'recoveryCodesMade', 'recoveryCodeUsed'] as const).filter((kind) => !kinds.has(kind)),
          [],
          'what the person is not told of',
        );
        await replyTo(target, authenticator.turnOff, password(target), id);
      },
    },
    {
      title: 'with the code by e-mail left on, it may take the place of the app',
      async run(target) {
        const save = (enableTFA: boolean) =>
          replyTo(
            target,
            account.saveSecurity,
            { body: { enableTFA, mailTo: email, allowSms: false, currentPassword: target.password } },
            id,
          );
        await save(true);
        await addAppAs(target, id);
        // The mail that tells of the app has gone out before that with the code.
        await target.alarmSentTo(email);
        const challenge = await askFor(target);
        expectSame(challenge?.factors, ['app', 'mail', 'recovery'], 'factors');
        const requestId = challenge?.requestId ?? '';
        const { sentBy } = await replyTo(target, auth.resendOneTimeCode, { body: { requestId } });
        expectSame(sentBy, 'email', 'how it was sent');
        const code = await target.codeSentTo(email);
        await replyTo(target, auth.login, { body: { requestId, code, factor: 'mail' } });
        await replyTo(target, authenticator.turnOff, password(target), id);
        await save(false);
      },
    },
  ];
}
