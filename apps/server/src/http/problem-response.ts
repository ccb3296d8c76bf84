import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { jsonAnswer } from './json-answer.ts';
import { problemBody, type ProblemError } from './problem.ts';

export function problemResponse(
  c: Context,
  problem: ProblemError,
  correlationId?: string,
): Response | Promise<Response> {
  const { retryAfterSeconds } = problem.details;
  if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds));
  // The statuses of problems are fixed in the contract, all of them with a body.
  return jsonAnswer(c, problemBody(problem, correlationId), problem.status as ContentfulStatusCode);
}
