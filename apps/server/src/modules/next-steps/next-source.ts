import type { NextStep, Part } from '@portal/api/contract';
import type { Call } from '../../http/call.ts';

/** What tells of things that wait for somebody. */
export interface NextSource {
  /** Where the organisation has it off, or the person may not use it, it is not asked. */
  part: Part;
  stepsOf(call: Call): Promise<NextStep[]>;
}
