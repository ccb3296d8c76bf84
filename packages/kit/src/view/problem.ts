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
