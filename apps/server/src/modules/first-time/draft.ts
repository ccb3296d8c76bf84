import { type contract, type EndpointReply, firstTimeDraft, type HandlerInput } from '@portal/api/contract';
import { finishedRefusal } from '@portal/rules';
import { lockPerson } from '../../db/lock-person.ts';
import { type Call, personOf } from '../../http/call.ts';
import { refuse } from '../../http/problem.ts';
import { draftOf, isFinishedBy } from './first-time.queries.ts';
import { putDraft } from './draft.writes.ts';

/** What the person who asks had typed; a draft that an earlier portal kept in another shape is as good as none. */
export async function draftReply(call: Call): Promise<EndpointReply<typeof contract.firstTime.draft>> {
  const row = await draftOf(call.db, personOf(call).id);
  const saved = firstTimeDraft.safeParse(row && { step: row.step, values: row.typed });
  if (row === null || !saved.success) return { draft: null };
  return { draft: { ...saved.data, savedAt: row.savedAt.toISOString() } };
}

/** The last device that types wins; after the end nothing is kept. */
export async function saveDraft(
  { step, values: typed }: HandlerInput<typeof contract.firstTime.saveDraft>['body'],
  call: Call,
): Promise<void> {
  const { id: personId } = personOf(call);
  await call.db.transaction(async (tx) => {
    await lockPerson(tx, personId);
    refuse(finishedRefusal(await isFinishedBy(tx, personId)));
    const draft = { step, typed, savedAt: call.now };
    await putDraft(tx, personId, draft);
  });
}
