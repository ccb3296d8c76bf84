import type { NextStep } from '@portal/api/contract';
import { moduleRefusal, waitingSteps } from '@portal/rules';
import { type Call, personOf } from '../../http/call.ts';
import { stepsPutAway } from './put-away.queries.ts';
import type { NextSource } from './next-source.ts';

/** All that waits for whoever asks, the most urgent first. */
export async function stepsWaiting(sources: readonly NextSource[], call: Call): Promise<NextStep[]> {
  const person = personOf(call);
  const open = sources.filter(({ part }) => moduleRefusal(call.deps.profile, part, person) === null);
  const found = await Promise.all(open.map((source) => source.stepsOf(call)));
  return waitingSteps(found.flat(), await stepsPutAway(call.db, person.id), call.now);
}
