import { contract } from '@portal/api/contract';
import { bind, type Routes } from '../../http/bind.ts';
import { questionsOf } from '../joining/index.ts';
import { agreementOf, saveAgreement, saveTerms } from './agreement.ts';
import { addQuestions, editQuestion, removeQuestion } from './questions.ts';

export function requirementRoutes(routes: Routes): void {
  const { requirements } = contract;
  bind(routes, requirements.agreement, (_, call) => agreementOf(call));
  bind(routes, requirements.saveAgreement, async ({ body }, call) => {
    await saveAgreement(body.isRequireAgreement, call);
    return {};
  });
  bind(routes, requirements.saveTerms, async ({ body }, call) => {
    await saveTerms(body, call);
    return {};
  });
  bind(routes, requirements.questions, async (_, call) => ({
    questions: await questionsOf(call.db, call.facts.community.id),
  }));
  bind(routes, requirements.addQuestions, ({ body }, call) => addQuestions(body.communityQuestions, call));
  bind(routes, requirements.editQuestion, async ({ params, body }, call) => {
    await editQuestion(params.questionId, body, call);
    return {};
  });
  bind(routes, requirements.removeQuestion, async ({ params }, call) => {
    await removeQuestion(params.questionId, call);
    return {};
  });
}
