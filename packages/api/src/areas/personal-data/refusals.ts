import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '../../contract/index.ts';

export function personalDataRefusals({ member, admin, staff }: Subjects): Refusal[] {
  const { overview, askCopy, askDeletion, takeDeletionBack } = contract.personalData;
  const body = { currentPassword: 'any', word: 'DELETE' };
  const code = 'invalid_input';
  return [
    {
      title: 'a copy without the password',
      endpoint: askCopy,
      as: member,
      input: { body: { currentPassword: 'wrong' } },
      code,
    },
    {
      title: 'a deletion without the word',
      endpoint: askDeletion,
      as: member,
      input: { body: { ...body, word: 'yes' } },
      code,
      field: 'body.word',
    },
    {
      title: 'a deletion without the password',
      endpoint: askDeletion,
      as: member,
      input: { body: { ...body, currentPassword: 'wrong' } },
      code,
    },
    { title: 'the deletion of staff', endpoint: askDeletion, as: staff[0] ?? '', input: { body }, code: 'conflict' },
    {
      title: 'keeping an account that is not to be deleted',
      endpoint: takeDeletionBack,
      as: member,
      input: {},
      code: 'conflict',
    },
    {
      title: 'the data of whom one acts for',
      endpoint: overview,
      as: { admin, actsFor: member },
      input: {},
      code: 'forbidden',
    },
  ];
}
