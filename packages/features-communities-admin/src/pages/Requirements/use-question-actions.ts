import { calls, useAction } from '@portal/api';
import { type Problem, useMessages } from '@portal/kit';
import { communitiesAdminMessages } from '../../messages.ts';

const invalidates = [calls.requirements.questions, calls.joining.questions];

/** What a question says. */
export interface QuestionValues {
  text: string;
  isRequiredAssets: boolean;
}

/** What is done with the join questions of a community; each rejects after the toast that says what is in the way. */
export function useQuestionActions(communityId: string) {
  const t = useMessages(communitiesAdminMessages);
  const params = { id: communityId };
  const because = (text: string) => (problem: Problem) => ({ text, description: problem.message });
  const success = t('saved');
  const add = useAction(calls.requirements.addQuestions, {
    invalidates,
    success,
    failure: because(t('questionAddFailed')),
  });
  const edit = useAction(calls.requirements.editQuestion, {
    invalidates,
    success,
    failure: because(t('questionEditFailed')),
  });
  const remove = useAction(calls.requirements.removeQuestion, {
    invalidates,
    success: t('joinQuestionDeleted'),
    failure: because(t('questionDeleteFailed')),
  });
  return {
    add: (question: QuestionValues) => add.run({ params, body: { communityQuestions: [question] } }),
    edit: (questionId: string, body: QuestionValues) => edit.run({ params: { ...params, questionId }, body }),
    remove: (questionId: string) => remove.run({ params: { ...params, questionId } }),
    isRemoving: remove.isPending,
  };
}
