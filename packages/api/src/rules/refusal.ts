import type { ProblemCode } from '../contract/problem.ts';

/** Why something is refused, in the vocabulary of every answer; null stands for nothing in the way. */
export interface Refusal {
  code: ProblemCode;
  message: string;
  /** Of the input, where one is to blame. */
  field?: string;
}

export const notFound: Refusal = { code: 'not_found', message: 'It does not exist or may have been removed.' };
export const forbidden: Refusal = { code: 'forbidden', message: 'You are not allowed to do this.' };
export const postClosed: Refusal = { code: 'post_closed', message: 'This post is closed.' };
export const archived = conflict('This community is archived: it can be read, but not written in.');

export function forbiddenBecause(message: string): Refusal {
  return { code: 'forbidden', message };
}

export function invalid(field: string, message: string): Refusal {
  return { code: 'invalid_input', message, field };
}

export function conflict(message: string): Refusal {
  return { code: 'conflict', message };
}

/** A change of what somebody else has changed since it was read; who does not say what they read replaces what stands there. */
export function changedSinceRefusal(
  read: Date | null | undefined,
  updatedAt: Date | null,
  what: string,
): Refusal | null {
  if (read === undefined || read?.getTime() === updatedAt?.getTime()) return null;
  return { code: 'stale', message: `Someone else has changed this ${what}. Load it again.` };
}

/** When what was read had been changed last, as it is sent. */
export function momentRead(updatedAt: string | null | undefined): Date | null | undefined {
  return typeof updatedAt === 'string' ? new Date(updatedAt) : updatedAt;
}
