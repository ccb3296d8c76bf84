import type { HandlersOf } from '../../mock/handler-types.ts';
import { notFound, refuse } from '../../mock/mock-problem.ts';
import { agreementSwitchRefusal, questionsRefusal, staleAboutRefusal, textVersion } from '@portal/rules';
import type { CommunityCall } from '../communities/mock/access.ts';
import { globalTermsOf } from '../management/mock/global-terms.ts';

export const requirements: HandlersOf<'requirements'> = {
  agreement(_, call) {
    const { isRequireAgreement, termsHtml } = communityOf(call);
    return {
      isRequireAgreement,
      html: termsOf(call),
      isOwn: termsHtml !== null,
      version: textVersion(termsHtml ?? ''),
    };
  },
  saveAgreement({ body: { isRequireAgreement } }, call) {
    refuse(agreementSwitchRefusal(isRequireAgreement, termsOf(call)));
    call.state.communities.change(communityOf(call).id, { isRequireAgreement });
    return {};
  },
  saveTerms({ body }, call) {
    const { id, termsHtml } = communityOf(call);
    refuse(staleAboutRefusal(body.version, termsHtml ?? ''));
    call.state.communities.change(id, { termsHtml: body.html });
    return {};
  },
  questions: (_, call) => ({ questions: [...communityOf(call).questions] }),
  addQuestions({ body }, call) {
    const community = communityOf(call);
    refuse(questionsRefusal(community, community.questions.length + body.communityQuestions.length));
    const added = body.communityQuestions.map((one) => ({ id: call.state.nextId('question'), ...one }));
    call.state.communities.change(community.id, { questions: [...community.questions, ...added] });
    return { questions: added };
  },
  editQuestion({ params, body }, call) {
    const community = communityOf(call);
    questionOf(params.questionId, call);
    refuse(questionsRefusal(community, community.questions.length));
    const questions = community.questions.map((one) => (one.id === params.questionId ? { ...one, ...body } : one));
    call.state.communities.change(community.id, { questions });
    return {};
  },
  removeQuestion({ params }, call) {
    const { id, questions } = communityOf(call);
    questionOf(params.questionId, call);
    call.state.communities.change(id, { questions: questions.filter((one) => one.id !== params.questionId) });
    return {};
  },
};

function communityOf({ facts }: CommunityCall) {
  return facts.communityAccess.community;
}

function termsOf(call: CommunityCall): string {
  return communityOf(call).termsHtml ?? globalTermsOf(call.state).html;
}

/** A question of another community does not exist here. */
function questionOf(id: string, call: CommunityCall): void {
  if (!communityOf(call).questions.some((one) => one.id === id)) throw notFound();
}
