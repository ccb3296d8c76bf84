import { textFile } from '../../conformance/example.ts';
import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '@portal/api/contract';

export function joiningRefusals({
  member,
  admin,
  joined,
  automatic,
  withAgreement,
  withQuestions,
  closed,
  awaited,
  staff,
}: Subjects): Refusal[] {
  const { join, leave, sendFiles } = contract.joining;
  const params = { id: awaited.id, questionId: awaited.questions[0]?.id ?? '' };
  return [
    {
      title: 'joining twice',
      endpoint: join,
      as: member,
      input: { params: { id: joined.id }, body: {} },
      code: 'conflict',
    },
    {
      title: 'joining where joining is automatic',
      endpoint: join,
      as: member,
      input: { params: { id: automatic.id }, body: {} },
      code: 'conflict',
    },
    ...[admin, ...staff].flatMap((as): Refusal[] => [
      {
        title: `${as} of the staff joining`,
        endpoint: join,
        as,
        input: { params: { id: closed.id }, body: {} },
        code: 'conflict',
      },
      {
        title: `${as} of the staff leaving`,
        endpoint: leave,
        as,
        input: { params: { id: closed.id } },
        code: 'conflict',
      },
    ]),
    {
      title: 'leaving where joining is automatic',
      endpoint: leave,
      as: member,
      input: { params: { id: automatic.id } },
      code: 'conflict',
    },
    {
      title: 'joining without agreeing',
      endpoint: join,
      as: member,
      input: { params: { id: withAgreement.id }, body: {} },
      code: 'agreement_required',
    },
    {
      title: 'joining without answers',
      endpoint: join,
      as: member,
      input: { params: { id: withQuestions.id }, body: {} },
      code: 'invalid_input',
      field: 'body.answers',
    },
    {
      title: 'an answer to a question not asked',
      endpoint: join,
      as: member,
      input: {
        params: { id: withQuestions.id },
        body: {
          answers: [...withQuestions.questions.map(({ id }) => id), 'nothing-here'].map((questionId) => ({
            questionId,
            answer: 'Yes',
          })),
        },
      },
      code: 'invalid_input',
      field: 'body.answers',
    },
    {
      title: 'asking to join twice',
      endpoint: join,
      as: member,
      input: { params: { id: awaited.id }, body: { isAgreed: true } },
      code: 'conflict',
    },
    {
      title: 'a file for a question not asked',
      endpoint: sendFiles,
      as: member,
      input: { params: { ...params, questionId: 'nothing-here' }, body: { files: [textFile('a.txt')] } },
      code: 'not_found',
    },
    {
      title: 'a program as an answer',
      endpoint: sendFiles,
      as: member,
      input: { params, body: { files: [textFile('a.exe')] } },
      code: 'unsupported_file',
    },
  ];
}
