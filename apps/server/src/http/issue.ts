import type * as z from 'zod';
import { invalid, type ProblemError } from './problem.ts';

/** Says the first thing that is wrong with an input, in words for the person who typed it. */
export function problemOfIssues(part: 'query' | 'body', error: z.ZodError): ProblemError {
  const [issue] = error.issues;
  if (!issue) return invalid(part, 'This value is not valid');
  return invalid(fieldOf(part, issue.path), wordsFor(issue));
}

/** An item of a list is named by its list: that is what a form shows. */
function fieldOf(part: string, path: readonly PropertyKey[]): string {
  const named = typeof path.at(-1) === 'number' ? path.slice(0, -1) : path;
  return [part, ...named.map(String)].join('.');
}

function wordsFor(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'too_big':
      return issue.origin === 'string' ? `Max length is ${issue.maximum} symbols` : `At most ${issue.maximum}`;
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1 ? 'This field is required' : `At least ${issue.minimum}`;
    case 'invalid_type':
      return issue.input === undefined ? 'This field is required' : 'This value is not valid';
    case 'custom':
      // The contract's own words, not the schema library's.
      return issue.message;
    default:
      return 'This value is not valid';
  }
}
