import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '@portal/api/contract';
import { sampleEntry } from './sample-entry.ts';

export function faqRefusals({ member, admin, staff }: Subjects): Refusal[] {
  const { all, add, edit, remove, restore } = contract.faq;
  const [owner = ''] = staff;
  const nowhere = { params: { id: 'nowhere' } };
  const invalid = (title: string, changes: object, field: string): Refusal => ({
    ...{ title, endpoint: add, as: admin, code: 'invalid_input', field: `body.faQs.0.${field}` },
    input: { body: { faQs: [{ ...sampleEntry, ...changes }] } },
  });
  return [
    { title: 'all questions asked for by a member', endpoint: all, as: member, input: {}, code: 'forbidden' },
    { title: 'all questions asked for by a workspace owner', endpoint: all, as: owner, input: {}, code: 'forbidden' },
    {
      title: 'a question added by a member',
      endpoint: add,
      as: member,
      input: { body: { faQs: [sampleEntry] } },
      code: 'forbidden',
    },
    invalid('an answer without a question', { name: ' ' }, 'name'),
    invalid('a question without an answer', { description: '<p> </p>' }, 'description'),
    {
      title: 'no question at all added',
      endpoint: add,
      as: admin,
      input: { body: { faQs: [] } },
      code: 'invalid_input',
      field: 'body.faQs',
    },
    {
      title: 'a question that is not there put otherwise',
      endpoint: edit,
      as: admin,
      input: { ...nowhere, body: sampleEntry },
      code: 'not_found',
    },
    {
      title: 'a question that somebody else has changed',
      endpoint: edit,
      as: admin,
      input: { params: { id: 'faq-1' }, body: { ...sampleEntry, updatedAt: '2001-01-01T00:00:00.000Z' } },
      code: 'stale',
    },
    { title: 'a question that is not there deleted', endpoint: remove, as: admin, input: nowhere, code: 'not_found' },
    { title: 'a question that is not there restored', endpoint: restore, as: admin, input: nowhere, code: 'not_found' },
  ];
}
