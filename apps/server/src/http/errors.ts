import type { ErrorHandler } from 'hono';
import type { Logger } from 'pino';
import type { AppEnv } from './app-env.ts';
import { ProblemError } from './problem.ts';
import { problemResponse } from './problem-response.ts';

/** Every failure as a problem. What was not foreseen is logged in full and told to the client by number alone. */
export function answerErrors(log: Logger): ErrorHandler<AppEnv> {
  return (error, c) => {
    if (error instanceof ProblemError) return problemResponse(c, error);
    const correlationId = c.get('correlationId');
    log.error({ correlationId, route: c.get('route'), ...describe(error) }, 'unexpected');
    return problemResponse(
      c,
      new ProblemError('server_error', 'Something went wrong on our side. Please try again.'),
      correlationId,
    );
  };
}

/** Without the values of a failed query: they are what people wrote. */
function describe(error: Error) {
  const cause = error.cause instanceof Error ? error.cause : null;
  const reason = cause ?? error;
  return {
    error: reason.name,
    reason: reason.message.split('\n')[0],
    stack: reason.stack?.split('\n').filter((line) => line.trimStart().startsWith('at ')),
  };
}
