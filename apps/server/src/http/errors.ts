import type { ErrorHandler } from 'hono';
import type { Logger } from 'pino';
import { described } from '../log.ts';
import type { AppEnv } from './app-env.ts';
import { ProblemError } from './problem.ts';
import { problemResponse } from './problem-response.ts';
import { RequestAborted } from './receive.ts';

/** Every failure as a problem. What was not foreseen is logged in full and told to the client by number alone. */
export function answerErrors(log: Logger): ErrorHandler<AppEnv> {
  return (error, c) => {
    if (error instanceof ProblemError) return problemResponse(c, error);
    // Nobody reads it; the request log shows by this number that the client was gone.
    if (error instanceof RequestAborted) return new Response(null, { status: 499 });
    const correlationId = c.get('correlationId');
    log.error({ correlationId, route: c.get('route'), ...described(error) }, 'unexpected');
    return problemResponse(
      c,
      new ProblemError('server_error', 'Something went wrong on our side. Please try again.'),
      correlationId,
    );
  };
}
