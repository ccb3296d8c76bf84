import type { RawInput } from '@portal/api/testing/requests';
import type { Endpoint, ProblemCode } from '@portal/api/contract';
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
