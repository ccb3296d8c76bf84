import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '@portal/api/contract';

const { failed, sendAgain } = contract.mails;

export function mailsRefusals({ admin, member, staff }: Subjects): Refusal[] {
  return [
    {
      title: 'sending a mail again that nobody knows',
      endpoint: sendAgain,
      as: admin,
      input: { body: { key: 'registered:nowhere' } },
      code: 'not_found',
    },
    ...[member, ...staff].map((as): Refusal => ({
      title: `looking at failed mails as ${as}`,
      endpoint: failed,
      as,
      input: {},
      code: 'forbidden',
    })),
  ];
}
