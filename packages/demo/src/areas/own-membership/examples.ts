import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';

export function ownMembershipExamples({ world, member, staff }: Subjects): ExamplesOf<'ownMembership'> {
  const id = world.ownMemberships.find(({ personId }) => personId === member)?.id ?? '';
  const leaver = world.ownMemberships.find(
    ({ personId }) => !world.demoAccounts.some((account) => account.personId === personId),
  );
  return {
    current: { as: member, input: {} },
    renewalLink: { as: member, input: {} },
    manageLink: { as: member, input: {} },
    updatePaymentLink: { as: member, input: {} },
    preview: { as: member, input: { params: { id } } },
    download: { as: member, input: { params: { id } } },
    canCancel: { as: staff[0] ?? '', input: {} },
    cancel: {
      as: leaver?.personId ?? '',
      input: async ({ password: currentPassword }) => ({
        body: { CancelMembershipReason: 'Other', CancelMembershipReasonOther: 'We part ways.', currentPassword },
      }),
    },
  };
}
