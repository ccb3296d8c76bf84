import { problemStatus, type ProblemCode } from '@portal/api/contract';
import type { Refusal } from '@portal/rules';

interface ProblemDetails {
  field?: string;
  detail?: string;
  /** For `Retry-After`. */
  retryAfterSeconds?: number;
}

/** The body of an answer that is not a success. */
export interface ProblemBody {
  code: ProblemCode;
  status: number;
  message: string;
  field?: string;
  detail?: string;
  correlationId?: string;
}

/** Thrown anywhere below a route, it becomes the answer. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly code: ProblemCode;
  readonly status: number;
  readonly details: ProblemDetails;
  /** What was done before it stays done, also in the transaction of an Idempotency-Key. */
  keepsChanges = false;

  constructor(code: ProblemCode, message: string, details: ProblemDetails = {}) {
    super(message);
    this.code = code;
    this.status = problemStatus[code];
    this.details = details;
  }
}

export function problemBody(problem: ProblemError, correlationId?: string): ProblemBody {
  const { field, detail } = problem.details;
  return {
    code: problem.code,
    status: problem.status,
    message: problem.message,
    ...(field === undefined ? {} : { field }),
    ...(detail === undefined ? {} : { detail }),
    ...(correlationId === undefined ? {} : { correlationId }),
  };
}

export function invalid(field: string, message: string): ProblemError {
  return new ProblemError('invalid_input', message, { field });
}

export function notFound(message = 'It does not exist or may have been removed.'): ProblemError {
  return new ProblemError('not_found', message);
}

export function conflict(message: string): ProblemError {
  return new ProblemError('conflict', message);
}

/** Throws what a rule answers, unless it has nothing against it. What the rule was asked of, where it is named, is there afterwards. */
export function refuse(refusal: Refusal): never;
export function refuse(refusal: Refusal | null): void;
export function refuse<T>(refusal: Refusal | null, about: T | null): asserts about is T;
export function refuse(refusal: Refusal | null, about?: unknown): void {
  if (refusal !== null) throw problemOf(refusal);
  if (about === null) throw notFound();
}

/** The same after something was done that is to stay. */
export function refuseKeeping(refusal: Refusal): never;
export function refuseKeeping(refusal: Refusal | null): void;
export function refuseKeeping(refusal: Refusal | null): void {
  if (refusal === null) return;
  const problem = problemOf(refusal);
  problem.keepsChanges = true;
  throw problem;
}

/** What a rule answers, to be thrown. */
function problemOf({ code, message, field }: Refusal): ProblemError {
  return new ProblemError(code, message, field === undefined ? {} : { field });
}

/** What a rule has let pass is there. */
export function found<T>(value: T | null): T {
  if (value === null) throw notFound();
  return value;
}
