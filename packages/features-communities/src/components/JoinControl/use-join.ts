import { calls, useAction, type Community } from '@portal/api';
import { ProblemError, successToastMs, useMessages, useOutcome, usePortal, type Problem } from '@portal/kit';
import { useState } from 'react';
import type { CommunitiesOutcomes } from '../../manifest.ts';
import { communitiesMessages } from '../../messages.ts';
import { enterCommunity } from '../../model/enter-community.ts';
import {
  joinRequest,
  stepAfterStart,
  stepAfterTerms,
  type JoinAnswers,
  type JoinQuestion,
  type JoinStep,
} from '../../model/join-flow.ts';
import { useMembershipChange } from './use-membership.ts';

/** The way into one community: questions, terms, answers, then the call and its files. */
export function useJoin(community: Community) {
  const t = useMessages(communitiesMessages);
  const { notify, analytics } = usePortal();
  const emit = useOutcome<CommunitiesOutcomes>();
  const input = { params: { id: community.id } };
  const changeMembership = useMembershipChange(community.id);
  const [step, setStep] = useState<JoinStep>({ at: 'idle' });

  const fetchQuestions = useAction(calls.joining.questions, { failure: t('joinFailed') });
  // Not before the files are there too: a refreshed button would take the dialog and what is typed in it away.
  const join = useAction(calls.joining.join, {
    failure: (problem) => (asksForAgreement(problem) ? null : { text: t('joinFailed'), description: problem.message }),
  });
  const sendFiles = useAction(calls.joining.sendFiles, { failure: t('joinFailed') });
  const rollBack = useAction(calls.joining.cancel, { failure: () => null });
  const [isSending, setSending] = useState(false);

  async function begin({ isRequested }: { isRequested: boolean }) {
    setStep({ at: 'starting' });
    try {
      const { questions } = await fetchQuestions.run(input);
      const next = stepAfterStart(community, questions);
      if (isRequested || next.at !== 'ready') await advance(next);
      else setStep({ at: 'idle' });
    } catch {
      // The action has said what went wrong.
      setStep({ at: 'idle' });
    }
  }

  async function advance(next: JoinStep) {
    if (next.at === 'ready') await send(next.isAgreed, [], {});
    else setStep(next);
  }

  /** A dialog stays open until the server has agreed, so that nothing typed is lost when it does not. */
  async function send(isAgreed: boolean, questions: readonly JoinQuestion[], answers: JoinAnswers) {
    setSending(true);
    try {
      const status = await enterCommunity(joinRequest(isAgreed, questions, answers), {
        join: (body) => join.run({ ...input, body }),
        sendFile: (questionId, file) =>
          sendFiles.run({ params: { ...input.params, questionId }, body: { files: [file] } }),
        cancel: () => rollBack.run(input),
      });
      setStep({ at: 'idle' });
      changeMembership(status);
      notify.success(t(status === 'Joined' ? 'joinedToast' : 'requestedToast', { name: community.name }), {
        durationMs: successToastMs,
      });
      analytics.track('joinCommunity', { targetId: community.id });
      emit('joined', { communityId: community.id, status });
    } catch (error) {
      if (!(error instanceof ProblemError && asksForAgreement(error.problem))) throw error;
      setStep({ at: 'terms', questions, given: answers });
    } finally {
      setSending(false);
    }
  }

  return {
    step,
    isSending,
    start: () => begin({ isRequested: true }),
    /** Opens what stands before joining; where nothing does any more, nobody joins by that alone. */
    goOn: () => begin({ isRequested: false }),
    close: () => setStep({ at: 'idle' }),
    acceptTerms() {
      if (step.at !== 'terms') return;
      const next = step.given
        ? send(true, step.questions, step.given)
        : advance(stepAfterTerms(community, step.questions, true));
      next.catch(ignore);
    },
    /** Rejects when the server refuses, so that the form keeps what was typed. */
    async submitAnswers(answers: JoinAnswers) {
      if (step.at === 'questions') await send(step.isAgreed, step.questions, answers);
    },
  };
}

/** The community has begun to ask for agreement since it was read. */
function asksForAgreement({ code }: Pick<Problem, 'code'>): boolean {
  return code === 'agreement_required';
}

/** The action has shown its toast; the dialog that is still open is the rest of the answer. */
function ignore() {}
