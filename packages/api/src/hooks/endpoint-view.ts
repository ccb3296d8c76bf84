import {
  type Problem,
  ProblemError,
  type View,
  empty,
  errorText,
  failed,
  forbidden,
  loading,
  ready,
} from '@portal/kit';
import { firstLimits } from '../contract/first-limits.ts';

/** Answers younger than this are shown without asking again. */
export const freshMs = 15_000;

/** The addresses of files in an answer end; on a page that is looked at for longer, it is refetched before they do. */
export const renewalMs = (firstLimits.fileAddressMinutes - 5) * 60_000;

/** Any error in the portal's vocabulary. */
export function toProblem(error: unknown): Problem {
  return error instanceof ProblemError ? error.problem : { code: 'unknown', status: 0, message: errorText(error) };
}

interface Loaded<T> {
  data: T | undefined;
  error: unknown;
  isFetching: boolean;
  isEmpty: boolean;
  retry(): void;
}

/** Data once loaded stays on screen, also when asking again fails. */
export function viewOf<T>({ data, error, isFetching, isEmpty, retry }: Loaded<T>): View<T> {
  if (data !== undefined) return isEmpty ? empty : ready(data, isFetching);
  if (error === null) return loading;
  const problem = toProblem(error);
  return problem.status === 403 ? forbidden(problem) : failed(problem, retry);
}
