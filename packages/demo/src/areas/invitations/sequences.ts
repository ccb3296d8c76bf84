import { contract } from '@portal/api/contract';
import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { problemOf, replyTo } from '../../conformance/target.ts';
import { inviteSomebody, peopleChoices, peopleFile } from './examples.ts';

/** The same people under other e-mails than in the example. */
const ownFile = peopleFile.replaceAll('@example.org', '@sequence.example.org');

const { invite, inviteAll, list, opened, preview, resend, revoke } = contract.invitations;

export function invitationsSequences({ admin }: Subjects): Sequence[] {
  return [
    {
      title: 'a file invites those who are chosen, once',
      async run(target) {
        const read = async (text: string) => replyTo(target, preview, { body: { text } }, admin);
        const first = await read(ownFile);
        expectSame(first.choices, peopleChoices, 'what the columns are');
        expectSame(
          first.rows.map(({ line, problem }) => [line, problem]),
          [
            [2, null],
            [3, null],
          ],
          'the rows',
        );
        expectSame(first.rows[0]?.dateOfBirth, '1984-02-13', 'a day of birth');
        const body = { text: ownFile, fileName: 'new.csv', choices: peopleChoices, lines: [3] };
        expectSame((await replyTo(target, inviteAll, { body }, admin)).invitedCount, 1, 'invited');
        const second = await read(ownFile);
        expectSame(
          second.rows.map(({ problem }) => problem?.kind ?? null),
          [null, 'invited'],
          'the rows now',
        );
        const both = { endpoint: inviteAll, input: { body: { ...body, lines: [2, 3] } }, as: admin };
        expectSame((await problemOf(target, both)).code, 'conflict', 'both of them');
        const { totalItemCount } = await replyTo(target, list, { query: { keyword: 'ada.wirth@sequence' } }, admin);
        expectSame(totalItemCount, 0, 'the other one');
      },
    },
    {
      title: 'whose link was opened is seen, the first time, as long as nothing else has become of the invitation',
      async run(target) {
        const { id, email } = await inviteSomebody(target, admin);
        await target.sendMails();
        const now = async () => {
          const { invitations } = await replyTo(target, list, { query: { keyword: email } }, admin);
          return invitations[0];
        };
        const body = { invitationId: id };
        await replyTo(target, opened, { body });
        const first = await now();
        expectSame(first?.state, 'opened', 'its state');
        target.passTime(60_000);
        await replyTo(target, opened, { body });
        expectSame((await now())?.openedAt, first?.openedAt, 'when it was opened first');
        await replyTo(target, opened, { body: { invitationId: crypto.randomUUID() } });
        await replyTo(target, resend, { params: { id } }, admin);
        await target.sendMails();
        expectSame((await now())?.state, 'opened', 'its state once it was sent again');
        await replyTo(target, revoke, { params: { id } }, admin);
        expectSame((await now())?.state, 'revoked', 'its state once it was taken back');
      },
    },
    {
      title: 'whose invitation was revoked is invited anew',
      async run(target) {
        const { id, email, firstName, lastName } = await inviteSomebody(target, admin);
        const again = { endpoint: invite, input: { body: { firstName, lastName, email } }, as: admin };
        expectSame((await problemOf(target, again)).code, 'conflict', 'invited twice');
        const revoked = await replyTo(target, revoke, { params: { id } }, admin);
        expectSame(revoked.state, 'revoked', 'its state');
        const twice = { endpoint: revoke, input: { params: { id } }, as: admin };
        expectSame((await problemOf(target, twice)).code, 'conflict', 'revoked twice');
        const back = await replyTo(target, invite, { body: { firstName, lastName, email } }, admin);
        expectSame(back.id, id, 'the same invitation');
      },
    },
  ];
}
