import { type ProblemCode, problemStatus } from '@portal/api/contract';
import type { Refusal } from '@portal/rules';

/** What an answer throws to refuse. */
export class MockProblem extends Error {
  readonly code: ProblemCode;
  readonly field: string | undefined;

  constructor(code: ProblemCode, message: string, field?: string) {
    super(message);
    this.code = code;
    this.field = field;
  }
}

export function notFound(message = 'It does not exist or may have been removed.'): MockProblem {
  return new MockProblem('not_found', message);
}

export function conflict(message: string): MockProblem {
  return new MockProblem('conflict', message);
}

export function invalid(field: string, message: string): MockProblem {
  return new MockProblem('invalid_input', message, field);
}

/** Throws what a rule answers, unless it has nothing against it. */
export function refuse(refusal: Refusal | null): void {
  if (refusal) throw new MockProblem(refusal.code, refusal.message, refusal.field);
}

export function problemResponse(problem: MockProblem): Response {
  const { code, message, field } = problem;
  return Response.json({ code, status: problemStatus[code], message, field }, { status: problemStatus[code] });
}
