import type { Problem } from '../view/problem.ts';
import { failed, forbidden } from '../view/view.ts';

/** Why a call fails in tests and stories where it makes no difference. */
export const sampleProblem = {
  code: 'server_error',
  status: 500,
  message: 'The database is having a rest.',
} as const satisfies Problem;

/** Nobody hears its retry: a story that presses it has one of its own. */
export const failedView = failed(sampleProblem, () => undefined);

export const notFoundView = failed({ code: 'not_found', status: 404, message: 'Not found.' }, () => undefined);

export const forbiddenView = forbidden({ code: 'forbidden', status: 403, message: 'This is for members.' });
