import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '@portal/api/contract';
import { peopleChoices, peopleFile } from './examples.ts';

export function invitationsRefusals({ world, admin, member, staff }: Subjects): Refusal[] {
  const { invite, inviteAll, list, opened, preview, resend, revoke } = contract.invitations;
  const known = world.people[0]?.email ?? '';
  const somebody = { firstName: 'Robin', lastName: 'Castle', email: 'robin@example.org' };
  const order = { text: peopleFile, fileName: 'new members.csv', choices: peopleChoices };
  return [
    {
      title: 'an invitation of somebody who has an account',
      endpoint: invite,
      as: admin,
      input: { body: { ...somebody, email: known.toUpperCase() } },
      code: 'conflict',
      field: 'body.email',
    },
    {
      title: 'an invitation without a name',
      endpoint: invite,
      as: admin,
      input: { body: { ...somebody, lastName: ' ' } },
      code: 'invalid_input',
      field: 'body.lastName',
    },
    {
      title: 'a file with nobody in it',
      endpoint: preview,
      as: admin,
      input: { body: { text: 'First name,Last name,E-mail' } },
      code: 'invalid_input',
      field: 'body.text',
    },
    {
      title: 'people of a file in which one has an account',
      endpoint: inviteAll,
      as: admin,
      input: {
        body: { ...order, text: `${peopleFile}\r\nMia,Nguyen,${known},,`, lines: [2, 4] },
      },
      code: 'conflict',
    },
    {
      title: 'people of lines that a file does not have',
      endpoint: inviteAll,
      as: admin,
      input: { body: { ...order, lines: [2, 40] } },
      code: 'conflict',
    },
    ...[resend, revoke].map((endpoint): Refusal => ({
      title: `${endpoint.summary}: one that there is not`,
      endpoint,
      as: admin,
      input: { params: { id: 'made-up' } },
      code: 'not_found',
    })),
    ...[member, ...staff].map((as): Refusal => ({
      title: `looking at invitations as ${as}`,
      endpoint: list,
      as,
      input: {},
      code: 'forbidden',
    })),
    {
      title: 'the link of an invitation without its id',
      endpoint: opened,
      input: { body: { invitationId: '' } },
      code: 'invalid_input',
      field: 'body.invitationId',
    },
    {
      title: 'inviting somebody as a member',
      endpoint: invite,
      as: member,
      input: { body: somebody },
      code: 'forbidden',
    },
    {
      title: 'inviting somebody while one acts for a member',
      endpoint: invite,
      as: { admin, actsFor: member },
      input: { body: somebody },
      code: 'forbidden',
    },
  ];
}
