import { issueWords } from '@portal/api/contract';
import type * as z from 'zod';
import { invalid, type ProblemError } from './problem.ts';

/** Refuses an input that does not fit, in words for the person who typed it. */
export function problemOfIssues(part: 'query' | 'body', error: z.ZodError, input: unknown): ProblemError {
  const { path, message } = issueWords(error, input);
  return invalid([part, ...path.map(String)].join('.'), message);
}
