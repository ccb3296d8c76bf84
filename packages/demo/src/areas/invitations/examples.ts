import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';

/** A file of two people. */
export const peopleFile = [
  'First name,Last name,E-mail,Member number,Date of birth',
  'Ada,Wirth,ada.wirth@example.org,300100,13/02/1984',
  'Bo,"Okoro, the younger",bo.okoro@example.org,,',
].join('\r\n');

export const peopleChoices = {
  columns: { email: 2, firstName: 0, lastName: 1, memberNumber: 3, dateOfBirth: 4 },
  dayOrder: 'dmy',
} as const;

/** An invitation of somebody whom nobody knows. */
export async function inviteSomebody(target: ConformanceTarget, admin: string) {
  const email = `invited-${crypto.randomUUID()}@example.org`;
  const body = { firstName: 'Robin', lastName: 'Castle', email, memberNumber: '' };
  return replyTo(target, contract.invitations.invite, { body }, admin);
}

export function invitationsExamples({ admin }: Subjects): ExamplesOf<'invitations'> {
  return {
    list: { as: admin, input: { query: { keyword: 'example', pageSize: 2 } } },
    invite: {
      as: admin,
      input: { body: { firstName: 'Noor', lastName: 'Haddad', email: 'noor.haddad@example.org', memberNumber: '' } },
    },
    preview: { as: admin, input: { body: { text: peopleFile } } },
    inviteAll: {
      as: admin,
      input: { body: { text: peopleFile, fileName: 'new members.csv', choices: peopleChoices, lines: [2, 3] } },
    },
    resend: {
      as: admin,
      input: async (target) => {
        const { id } = await inviteSomebody(target, admin);
        await target.sendMails();
        return { params: { id } };
      },
    },
    opened: { input: async (target) => ({ body: { invitationId: (await inviteSomebody(target, admin)).id } }) },
    revoke: { as: admin, input: async (target) => ({ params: { id: (await inviteSomebody(target, admin)).id } }) },
  };
}
