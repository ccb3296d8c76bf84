import type { contract, HandlerInput } from '@portal/api/contract';
import { and, eq } from 'drizzle-orm';
import { putAwaySteps } from '../../db/schema/index.ts';
import { type Call, personOf } from '../../http/call.ts';
import { notFound } from '../../http/problem.ts';
import type { NextSource } from './next-source.ts';
import { stepsWaiting } from './waiting.ts';

/** Only what waits for them, so that nobody fills a table with what does not. */
export async function putAway(
  sources: readonly NextSource[],
  { kind, id }: HandlerInput<typeof contract.nextSteps.putAway>['body'],
  call: Call,
): Promise<void> {
  const personId = personOf(call).id;
  const isWaiting = (await stepsWaiting(sources, call)).some((step) => step.kind === kind && step.id === id);
  if (!isWaiting) {
    const isIt = and(eq(putAwaySteps.personId, personId), eq(putAwaySteps.kind, kind), eq(putAwaySteps.targetId, id));
    const [before] = await call.db.select({ at: putAwaySteps.at }).from(putAwaySteps).where(isIt);
    if (before === undefined) throw notFound();
    return;
  }
  await call.db
    .insert(putAwaySteps)
    .values({ personId, kind, targetId: id, at: call.now })
    .onConflictDoUpdate({
      target: [putAwaySteps.personId, putAwaySteps.kind, putAwaySteps.targetId],
      set: { at: call.now },
    });
}
