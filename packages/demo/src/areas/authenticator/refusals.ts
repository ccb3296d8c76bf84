import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '@portal/api/contract';

export function authenticatorRefusals({ member, admin }: Subjects): Refusal[] {
  const { begin, confirm, makeRecoveryCodes, turnOff } = contract.authenticator;
  const acting = { admin, actsFor: member };
  const wrong = { body: { currentPassword: 'wrong' } };
  return [
    ...[begin, turnOff, makeRecoveryCodes].flatMap((endpoint): Refusal[] => [
      {
        title: `${endpoint.summary}, without the password`,
        endpoint,
        as: member,
        input: wrong,
        code: 'invalid_input',
        field: 'body.currentPassword',
      },
      {
        title: `${endpoint.summary}, while one acts for somebody`,
        endpoint,
        as: acting,
        input: wrong,
        code: 'forbidden',
      },
    ]),
    {
      title: 'a code of an app that was not begun with',
      endpoint: confirm,
      as: member,
      input: { body: { code: '123456' } },
      code: 'conflict',
    },
    {
      title: 'a code of an app while one acts for somebody',
      endpoint: confirm,
      as: acting,
      input: { body: { code: '123456' } },
      code: 'forbidden',
    },
  ];
}
