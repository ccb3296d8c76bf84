import { type Portal, type Problem, errorText } from '@portal/kit';

export interface FailureWords {
  text: string;
  description?: string;
}

/**
 * A failed action's words: a text, with what the server said below; or chosen by the problem. Null says nothing of its own; a 500
 * is told all the same.
 */
export type FailureNotice = string | ((problem: Problem) => FailureWords | null);

/**
 * Tells the person that an action failed. Without a login they are asked to sign in instead, here or by the host. Without words of
 * its own the problem speaks, but a 500 has already been told.
 */
export function notifyFailure(
  { notify, session, suspendedSession }: Pick<Portal, 'notify' | 'session' | 'suspendedSession'>,
  notice: FailureNotice | undefined,
  problem: Problem,
): void {
  if (problem.status === 401 && session.get() === null) return suspendedSession.ask();
  const words = wordsOf(notice, problem);
  if (words !== null) notify.failure(words.text, { description: words.description });
}

function wordsOf(notice: FailureNotice | undefined, problem: Problem): FailureWords | null {
  if (notice === undefined) return problem.status === 500 ? null : { text: problem.message || errorText(null) };
  return typeof notice === 'string' ? { text: notice, description: problem.message } : notice(problem);
}
