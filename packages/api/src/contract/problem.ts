import * as z from 'zod';

/** What can go wrong, in the one vocabulary of server, mock and client. */
export const problemCodes = [
  'invalid_input',
  'unauthenticated',
  'invalid_credential',
  'second_factor_required',
  'wrong_code',
  'code_expired',
  'link_expired',
  'forbidden',
  'community_private',
  'not_found',
  'conflict',
  'agreement_required',
  'post_closed',
  'already_reported',
  'stale',
  'too_large',
  'unsupported_file',
  'misdirected',
  'in_progress',
  'key_reused',
  'rate_limited',
  'unavailable',
  'server_error',
] as const;

export type ProblemCode = (typeof problemCodes)[number];

/** HTTP status of each problem. */
export const problemStatus: Record<ProblemCode, number> = {
  invalid_input: 400,
  unauthenticated: 401,
  invalid_credential: 401,
  second_factor_required: 401,
  wrong_code: 401,
  code_expired: 401,
  link_expired: 410,
  forbidden: 403,
  community_private: 403,
  not_found: 404,
  conflict: 409,
  agreement_required: 409,
  post_closed: 409,
  already_reported: 409,
  in_progress: 409,
  stale: 412,
  too_large: 413,
  unsupported_file: 415,
  misdirected: 421,
  key_reused: 422,
  rate_limited: 429,
  unavailable: 503,
  server_error: 500,
};

/** The body of every answer that is not a success. `field` is a dotted path into the request (`body.title`). */
export const problemSchema = z.object({
  code: z.enum(problemCodes),
  status: z.int(),
  message: z.string(),
  field: z.string().optional(),
  detail: z.string().optional(),
  /** Names this answer in the server's log. */
  correlationId: z.string().optional(),
});
