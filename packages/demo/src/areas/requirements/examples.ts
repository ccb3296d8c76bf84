import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';

export function requirementsExamples({ admin, joined, closed }: Subjects): ExamplesOf<'requirements'> {
  const { addQuestions, agreement } = contract.requirements;
  const onJoined = { params: { id: joined.id } };
  const question = { text: 'Where do you work?', isRequiredAssets: false };
  const asking = { params: { id: closed.id }, body: { communityQuestions: [question] } };
  const onAdded = async (target: ConformanceTarget) => {
    const { questions } = await replyTo(target, addQuestions, asking, admin);
    return { id: closed.id, questionId: questions[0]?.id ?? '' };
  };
  return {
    agreement: { as: admin, input: onJoined },
    saveAgreement: { as: admin, input: { ...onJoined, body: { isRequireAgreement: false } } },
    saveTerms: {
      as: admin,
      input: async (target) => {
        const { version } = await replyTo(target, agreement, onJoined, admin);
        return { ...onJoined, body: { json: '{}', html: '<p>Be kind.</p>', version } };
      },
    },
    questions: { as: admin, input: { params: { id: closed.id } } },
    addQuestions: { as: admin, input: asking },
    editQuestion: {
      as: admin,
      input: async (target) => ({
        params: await onAdded(target),
        body: { text: 'Where did you study?', isRequiredAssets: true },
      }),
    },
    removeQuestion: { as: admin, input: async (target) => ({ params: await onAdded(target) }) },
  };
}
