import type { contract, EndpointReply, HandlerInput } from '@portal/api/contract';
import { deletionDue, deletionRefusal, deletionWordRefusal, noDeletion } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { lockPerson } from '../../db/lock-person.ts';
import { type Call, personOf } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import { audit, confirmedAccount, lockUnchanged } from '../auth/index.ts';
import { notifyOfDeletion, notifyOfCancelledDeletion } from './notify-of-deletion.ts';
import { countsOf, deletionOf, emailOf, otherAdministrators, roleRow } from './deletion.queries.ts';
import { deleteDeletion, insertDeletion } from './deletion.writes.ts';

type PersonalData = typeof contract.personalData;

/** What deleting the account would do, counted from what there is of the person who asks. */
export async function previewOf(call: Call): Promise<EndpointReply<PersonalData['deletionPreview']>> {
  const { id } = personOf(call);
  const goes = new Map<string, number>();
  const stays = new Map<string, { heading: string; count: number; because: string }>();
  for (const { heading, count, fate } of await countsOf(call.db, id)) {
    if (fate.kind !== 'stays') goes.set(heading, (goes.get(heading) ?? 0) + count);
    else {
      const { because } = fate;
      const key = `${heading} ${because}`;
      stays.set(key, { heading, because, count: (stays.get(key)?.count ?? 0) + count });
    }
  }
  return {
    refusal: (await refusalFor(call.db, id, call.now))?.message ?? null,
    dueAt: deletionDue(call.now).toISOString(),
    goes: [...goes].map(([heading, count]) => ({ heading, count })),
    stays: [...stays.values()],
  };
}

/** Marks the account for deletion, for whoever shows that it is theirs, and tells them by mail. */
export async function askDeletion(
  { currentPassword, word }: HandlerInput<PersonalData['askDeletion']>['body'],
  call: Call,
): Promise<{ dueAt: string }> {
  const { id: personId } = personOf(call);
  refuse(await refusalFor(call.db, personId, call.now));
  refuse(deletionWordRefusal(word));
  const account = await confirmedAccount(currentPassword, call);
  const dueAt = deletionDue(call.now);
  await call.db.transaction(async (tx) => {
    await lockUnchanged(tx, account);
    refuse(await refusalFor(tx, personId, call.now));
    await insertDeletion(tx, personId, dueAt, call.now);
    await audit(tx, { kind: 'deletionAsked', personId, address: call.address }, call.now);
  });
  call.deps.background.run(() => notifyOfDeletion(account, dueAt, call));
  return { dueAt: dueAt.toISOString() };
}

/** Keeps the account after all. */
export async function takeDeletionBack(call: Call): Promise<void> {
  const { id: personId } = personOf(call);
  const email = await call.db.transaction(async (tx) => {
    await lockPerson(tx, personId);
    const gone = await deleteDeletion(tx, personId);
    if (gone.length === 0) refuse(noDeletion);
    await audit(tx, { kind: 'deletionTakenBack', personId, address: call.address }, call.now);
    const row = await emailOf(tx, personId);
    return found(row).email;
  });
  call.deps.background.run(() => notifyOfCancelledDeletion(email, call));
}

async function refusalFor(db: Db, personId: string, now: Date) {
  const row = await roleRow(db, personId, now);
  const { role, contactTypes, hasPaidTickets: hasTickets } = found(row);
  const others = await otherAdministrators(db, personId);
  return deletionRefusal({
    isStaff: role !== 0 || contactTypes.includes('Staff'),
    isAdministrator: role === 1,
    isLastAdministrator: others.length === 0,
    isPending: (await deletionOf(db, personId)) !== null,
    hasPaidTickets: hasTickets,
  });
}
