import type { RawInput } from '../client/encode-request.ts';
import type { Endpoint, ProblemCode } from '../contract/index.ts';
import type { Actor } from './target.ts';

/** A request that must be refused, and how. */
export interface Refusal {
  title: string;
  endpoint: Endpoint;
  as?: Actor;
  input: RawInput;
  code: ProblemCode;
  field?: string;
}
