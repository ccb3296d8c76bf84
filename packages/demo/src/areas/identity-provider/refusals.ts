import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '@portal/api/contract';

export function identityProviderRefusals({ member, admin }: Subjects): Refusal[] {
  const { unlink } = contract.identityProvider;
  const wrong = { body: { currentPassword: 'wrong' } };
  return [
    {
      title: 'unlinking the identity provider without the password',
      endpoint: unlink,
      as: member,
      input: wrong,
      code: 'invalid_input',
      field: 'body.currentPassword',
    },
    {
      title: 'unlinking the identity provider while one acts for somebody',
      endpoint: unlink,
      as: { admin, actsFor: member },
      input: wrong,
      code: 'forbidden',
    },
  ];
}
