/** What went wrong, in the one vocabulary of server, mock and client. */
export interface Problem {
  /** A code of the server, or `offline` and `timeout` (status 0) when there was no answer. */
  code: string;
  status: number;
  message: string;
  /** Dotted path into the request, such as `body.title`. */
  field?: string;
  detail?: string;
  correlationId?: string;
}

/** Whether it says nothing of what was asked for, but that nobody could be asked. */
export function isUnanswered({ code }: Problem): boolean {
  return code === 'offline' || code === 'timeout' || code === 'server_error' || code === 'unavailable';
}

/** Whether it is an answer rather than a failure: what was asked for is not there, and asking again would not change it. */
export function isNotFound({ status }: Pick<Problem, 'status'>): boolean {
  return status === 404;
}

/** A failed call. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly problem: Problem;

  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem.message, options);
    this.problem = problem;
  }
}

export interface ErrorTexts {
  serverError: string;
  unknownError: string;
}

const defaultTexts: ErrorTexts = { serverError: 'Server error', unknownError: 'An unknown error occured' };

/** The sentence to show for anything that was thrown. */
export function errorText(error: unknown, texts: ErrorTexts = defaultTexts): string {
  if (error instanceof ProblemError) return error.problem.message || texts.serverError;
  if (error instanceof Error && error.message !== '') return error.message;
  return texts.unknownError;
}
