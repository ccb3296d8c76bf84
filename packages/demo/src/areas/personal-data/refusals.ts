import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '@portal/api/contract';
import { quietMembers } from './examples.ts';

export function personalDataRefusals(subjects: Subjects): Refusal[] {
  const { member, admin, staff } = subjects;
  const quiet = quietMembers(subjects).at(-1) ?? '';
  const { overview, askCopy, askDeletion, downloadCopy, takeDeletionBack } = contract.personalData;
  const body = { currentPassword: 'any', word: 'DELETE' };
  const code = 'invalid_input';
  return [
    {
      title: 'a copy without the password',
      endpoint: askCopy,
      as: quiet,
      input: { body: { currentPassword: 'wrong' } },
      code,
    },
    {
      title: 'a deletion without the word',
      endpoint: askDeletion,
      as: quiet,
      input: { body: { ...body, word: 'yes' } },
      code,
      field: 'body.word',
    },
    {
      title: 'a deletion without the password',
      endpoint: askDeletion,
      as: quiet,
      input: { body: { ...body, currentPassword: 'wrong' } },
      code,
    },
    { title: 'the deletion of staff', endpoint: askDeletion, as: staff[0] ?? '', input: { body }, code: 'conflict' },
    {
      title: 'keeping an account that is not to be deleted',
      endpoint: takeDeletionBack,
      as: quiet,
      input: {},
      code: 'conflict',
    },
    {
      title: 'a copy that nobody has asked for',
      endpoint: downloadCopy,
      as: quiet,
      input: {},
      code: 'not_found',
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
