import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract, limits } from '@portal/api/contract';

export function requirementsRefusals({ member, admin, joined, closed, awaited }: Subjects): Refusal[] {
  const { agreement, saveAgreement, saveTerms, questions, addQuestions, editQuestion, removeQuestion } =
    contract.requirements;
  const here = { params: { id: joined.id } };
  const question = { text: 'Where do you work?', isRequiredAssets: false };
  const elsewhere = { id: closed.id, questionId: awaited.questions[0]?.id ?? '' };
  const terms = { json: '', html: '<p>Be kind.</p>', version: 'another' };
  const adding = (text: string) => ({
    params: { id: closed.id },
    body: { communityQuestions: [{ ...question, text }] },
  });
  return [
    { title: 'what joining takes, to a member', endpoint: agreement, as: member, input: here, code: 'forbidden' },
    { title: 'the questions, to a member', endpoint: questions, as: member, input: here, code: 'forbidden' },
    {
      title: 'asking for agreement, by a member',
      endpoint: saveAgreement,
      as: member,
      input: { ...here, body: { isRequireAgreement: true } },
      code: 'forbidden',
    },
    {
      title: 'terms on top of others that were not read',
      endpoint: saveTerms,
      as: admin,
      input: { ...here, body: terms },
      code: 'stale',
    },
    {
      title: 'terms that say nothing',
      endpoint: saveTerms,
      as: admin,
      input: { ...here, body: { ...terms, html: '<p> </p>' } },
      code: 'invalid_input',
      field: 'body.html',
    },
    {
      title: 'questions of a public community',
      endpoint: addQuestions,
      as: admin,
      input: { ...here, body: { communityQuestions: [question] } },
      code: 'conflict',
    },
    {
      title: 'a question without words',
      endpoint: addQuestions,
      as: admin,
      input: adding(' '),
      code: 'invalid_input',
      field: 'body.communityQuestions.0.text',
    },
    {
      title: 'a question that is too long',
      endpoint: addQuestions,
      as: admin,
      input: adding('x'.repeat(limits.joinQuestion.length + 1)),
      code: 'invalid_input',
      field: 'body.communityQuestions.0.text',
    },
    {
      title: 'another text for a question of another community',
      endpoint: editQuestion,
      as: admin,
      input: { params: elsewhere, body: question },
      code: 'not_found',
    },
    {
      title: 'the deletion of a question of another community',
      endpoint: removeQuestion,
      as: admin,
      input: { params: elsewhere },
      code: 'not_found',
    },
  ];
}
