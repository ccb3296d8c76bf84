/** A question asked of those who want to join. */
export interface JoinQuestion {
  id: string;
  text: string;
  isRequiredAssets: boolean;
}

/** What one person answers to one question. */
export interface JoinAnswer {
  text: string;
  file: File | null;
}

/** By question id. */
export type JoinAnswers = Readonly<Record<string, JoinAnswer>>;

export const noAnswer: JoinAnswer = { text: '', file: null };

/** What of a community decides which dialogs stand before joining. */
export interface JoinTerms {
  isPublic: boolean;
  isRequireAgreement: boolean;
}

/** Where a person stands on the way in. */
export type JoinStep =
  | { at: 'idle' }
  | { at: 'starting' }
  /** `given`: what was answered before the terms were asked for. */
  | { at: 'terms'; questions: readonly JoinQuestion[]; given?: JoinAnswers }
  | { at: 'questions'; questions: readonly JoinQuestion[]; isAgreed: boolean }
  | { at: 'ready'; isAgreed: boolean };

/** The step after the questions have arrived: terms first, then questions, else straight in. */
export function stepAfterStart(terms: JoinTerms, questions: readonly JoinQuestion[]): JoinStep {
  if (terms.isRequireAgreement) return { at: 'terms', questions };
  return stepAfterTerms(terms, questions, false);
}

/** A public community never asks its questions. */
export function stepAfterTerms(terms: JoinTerms, questions: readonly JoinQuestion[], isAgreed: boolean): JoinStep {
  if (questions.length > 0 && !terms.isPublic) return { at: 'questions', questions, isAgreed };
  return { at: 'ready', isAgreed };
}

export interface JoinRequest {
  body: { answers?: { questionId: string; answer: string }[]; isAgreed?: boolean };
  /** Sent one after the other once the join call has been answered. */
  uploads: { questionId: string; file: File }[];
}

export function joinRequest(isAgreed: boolean, questions: readonly JoinQuestion[], given: JoinAnswers): JoinRequest {
  const answers = questions.map(({ id }) => ({ questionId: id, answer: (given[id] ?? noAnswer).text.trim() }));
  const uploads = questions.flatMap(({ id }) => {
    const file = given[id]?.file;
    return file ? [{ questionId: id, file }] : [];
  });
  return { body: { ...(questions.length > 0 ? { answers } : {}), ...(isAgreed ? { isAgreed } : {}) }, uploads };
}

export type AnswerProblem = 'fieldRequired' | 'fileRequired';

/** An answer is required unless the question asks for a file; then the file is. */
export function answerProblem(question: JoinQuestion, answer: JoinAnswer): AnswerProblem | null {
  if (question.isRequiredAssets) return answer.file === null ? 'fileRequired' : null;
  return answer.text.trim() === '' ? 'fieldRequired' : null;
}
