import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '@portal/api/contract';

export function ownMembershipRefusals({ world, member, admin }: Subjects): Refusal[] {
  const { current, preview, download, cancel } = contract.ownMembership;
  const id = world.ownMemberships.find(({ personId }) => personId === member)?.id ?? '';
  const client = world.people.find(({ contactTypes }) => !contactTypes.includes('Member'))?.id ?? '';
  const cancelling = (body: object) => ({
    endpoint: cancel,
    as: member,
    input: { body: { currentPassword: 'any', ...body } },
  });
  return [
    ...[preview, download].map((endpoint): Refusal => ({
      title: `${endpoint.summary}, of another`,
      endpoint,
      as: admin,
      input: { params: { id } },
      code: 'not_found',
    })),
    { title: 'a membership of who has none', endpoint: current, as: client, input: {}, code: 'not_found' },
    {
      title: 'cancelling without a reason',
      ...cancelling({ CancelMembershipReason: '' }),
      code: 'invalid_input',
      field: 'body.CancelMembershipReason',
    },
    {
      title: 'cancelling for another reason that is not said',
      ...cancelling({ CancelMembershipReason: 'Other', CancelMembershipReasonOther: ' ' }),
      code: 'invalid_input',
      field: 'body.CancelMembershipReasonOther',
    },
    {
      title: 'cancelling the membership of somebody else',
      endpoint: cancel,
      as: { admin, actsFor: member },
      input: {
        body: {
          CancelMembershipReason: 'Other',
          CancelMembershipReasonOther: 'They asked me to.',
          currentPassword: 'any',
        },
      },
      code: 'forbidden',
    },
  ];
}
