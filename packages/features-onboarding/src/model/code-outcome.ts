import { ProblemError } from '@portal/kit';

/** How the last code was taken. */
export type CodeOutcome = 'none' | 'wrong' | 'over' | 'accepted';

/** Whether the page of the code says it, and no toast. */
export function isAboutCode(code: string): boolean {
  return code === 'wrong_code' || code === 'code_expired';
}

/** What is not about the code has been told by a toast. */
export function outcomeOf(error: unknown): CodeOutcome {
  if (!(error instanceof ProblemError)) throw error;
  if (error.problem.code === 'wrong_code') return 'wrong';
  return error.problem.code === 'code_expired' ? 'over' : 'none';
}

export function secondsUntil(iso: string | undefined, now: Date): number {
  return iso === undefined ? 0 : Math.max(0, Math.ceil((Date.parse(iso) - now.getTime()) / 1000));
}
