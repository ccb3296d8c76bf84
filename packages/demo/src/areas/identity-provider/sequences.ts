import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { problemOf, replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';

const { account, auth, identityProvider } = contract;

export function identityProviderSequences({ world }: Subjects): Sequence[] {
  const isPlain = ({ tfaEnabled, role }: (typeof world.people)[number]) => !tfaEnabled && role === 'Standard';
  const plain = world.people.slice(-40, -12).filter(isPlain);
  const [linked, moved] = [plain.at(-1), plain.at(-2)];
  const careful = world.people.find(({ tfaEnabled, allowSms }) => tfaEnabled && !allowSms)?.email ?? '';
  return [
    {
      title: 'the identity provider opens an account once each time, and is unlinked with the password',
      async run(target) {
        const { id = '', email = '' } = linked ?? {};
        await target.arriveFromProvider(email);
        const reply = await replyTo(target, identityProvider.finish, {});
        expectSame([reply.login?.userId, reply.challenge], [id, null], 'who is signed in');
        const again = await problemOf(target, { endpoint: identityProvider.finish, input: {} });
        expectSame(again.code, 'link_expired', 'code of the second time');
        const own = () => replyTo(target, identityProvider.own, {}, id);
        expectSame((await own()).linkedAt !== null, true, 'linked');
        const body = { currentPassword: target.password };
        await replyTo(target, identityProvider.unlink, { body }, id);
        expectSame((await own()).linkedAt, null, 'linked after that');
        const nothing = await problemOf(target, { endpoint: identityProvider.unlink, input: { body }, as: id });
        expectSame(nothing.code, 'conflict', 'code where nothing is linked');
      },
    },
    {
      title: 'the identity provider stands in for no second factor',
      async run(target) {
        await target.arriveFromProvider(careful);
        const { login, challenge } = await replyTo(target, identityProvider.finish, {});
        expectSame([login, challenge?.factors], [null, ['mail']], 'what is asked');
      },
    },
    {
      title: 'an e-mail that somebody has moved to is confirmed by the link that was mailed there',
      async run(target) {
        const { id = '' } = moved ?? {};
        const isConfirmed = async () => (await replyTo(target, identityProvider.own, {}, id)).isEmailConfirmed;
        const early = await problemOf(target, { endpoint: account.sendEmailConfirmation, input: {}, as: id });
        expectSame([await isConfirmed(), early.code], [true, 'conflict'], 'before');
        const { firstName, lastName } = await replyTo(target, account.details, {}, id);
        const email = 'moved@example.org';
        const body = { firstName, lastName, email, currentPassword: target.password };
        await replyTo(target, account.saveDetails, { body }, id);
        const first = await target.confirmationSentTo(email);
        expectSame(await isConfirmed(), false, 'after the change');
        await replyTo(target, account.sendEmailConfirmation, {}, id);
        const link = await target.confirmationSentTo(email);
        const old = await problemOf(target, { endpoint: auth.confirmEmail, input: { body: first } });
        expectSame(old.code, 'link_expired', 'code of the first link');
        await replyTo(target, auth.confirmEmail, { body: link });
        expectSame(await isConfirmed(), true, 'after the link');
        const again = await problemOf(target, { endpoint: auth.confirmEmail, input: { body: link } });
        expectSame(again.code, 'link_expired', 'code of a used link');
      },
    },
  ];
}
