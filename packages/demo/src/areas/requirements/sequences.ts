import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';

export function requirementsSequences({ admin, member, closed, joined }: Subjects): Sequence[] {
  const { requirements, joining, communities } = contract;
  return [
    {
      title: 'questions that are added, changed and removed are those that people are asked',
      async run(target) {
        const here = { params: { id: closed.id } };
        const currentQuestions = async () => (await replyTo(target, joining.questions, here, member)).questions;
        const before = await currentQuestions();
        const communityQuestions = ['Where do you work?', 'What do you do there?'].map((text) => ({
          text,
          isRequiredAssets: false,
        }));
        const added = await replyTo(
          target,
          requirements.addQuestions,
          { ...here, body: { communityQuestions } },
          admin,
        );
        const two = added.questions.map(({ id, text, isRequiredAssets }) => ({ id, text, isRequiredAssets }));
        expectSame(await currentQuestions(), [...before, ...two], 'questions after two were added');
        const [first, second] = added.questions.map(({ id }) => ({ id: closed.id, questionId: id }));
        if (first === undefined || second === undefined) throw new Error('two were added, and two are told');
        const body = { text: 'Your registration', isRequiredAssets: true };
        await replyTo(target, requirements.editQuestion, { params: first, body }, admin);
        await replyTo(target, requirements.removeQuestion, { params: second }, admin);
        expectSame(
          await currentQuestions(),
          [...before, { id: first.questionId, ...body }],
          'questions after one was changed',
        );
        await replyTo(target, requirements.removeQuestion, { params: first }, admin);
        expectSame(await currentQuestions(), before, 'questions after both were removed');
      },
    },
    {
      title: 'who joins is asked to accept the terms that the community was given',
      async run(target) {
        const here = { params: { id: joined.id } };
        const { version } = await replyTo(target, requirements.agreement, here, admin);
        const body = { json: '', html: '<p>Be kind to each other.</p>', version };
        await replyTo(target, requirements.saveTerms, { ...here, body }, admin);
        const asking = { ...here, body: { isRequireAgreement: true } };
        await replyTo(target, requirements.saveAgreement, asking, admin);
        const { isRequireAgreement } = await replyTo(target, communities.byId, here, member);
        const { html } = await replyTo(target, communities.terms, here, member);
        expectSame([isRequireAgreement, html], [true, body.html], 'agreement and terms');
        await replyTo(target, requirements.saveAgreement, { ...here, body: { isRequireAgreement: false } }, admin);
      },
    },
  ];
}
