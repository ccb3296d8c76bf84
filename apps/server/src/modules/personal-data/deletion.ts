import type { contract, EndpointReply, HandlerInput } from '@portal/api/contract';
import { deletionDue, deletionRefusal, deletionWordRefusal, noDeletion } from '@portal/api/rules';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { lockPerson } from '../../db/lock-person.ts';
import { accountDeletions, people } from '../../db/schema/index.ts';
import { type Call, personOf } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import { confirmedAccount, lockUnchanged } from '../auth/own-password.ts';
import { audit } from '../auth/repository.ts';
import { registry } from './registry.ts';
import { tellOfDeletion, tellOfKeptAccount } from './tell-of-deletion.ts';

type PersonalData = typeof contract.personalData;

/** Whether and until when an account can be had back; null: it is not to be deleted. */
export async function deletionOf(db: Db, personId: string): Promise<{ dueAt: string } | null> {
  const [row] = await db
    .select({ dueAt: accountDeletions.dueAt })
    .from(accountDeletions)
    .where(eq(accountDeletions.personId, personId));
  return row === undefined ? null : { dueAt: row.dueAt.toISOString() };
}

/** What deleting the account would do, counted from what there is of the person who asks. */
export async function previewOf(call: Call): Promise<EndpointReply<PersonalData['deletionPreview']>> {
  const { id } = personOf(call);
  const goes = new Map<string, number>();
  const stays = new Map<string, { count: number; because: string }>();
  for (const [table, { rows, copy, fate }] of Object.entries(registry)) {
    // What is not in a copy is nothing that its owner would know again; the row of the person is not counted among what they did.
    if (copy === null || table === 'people') continue;
    const { rows: counted } = await call.db.execute<{ count: number }>(
      sql`select count(*)::int as count from ${sql.identifier(table)} where ${rows(id)}`,
    );
    const count = counted[0]?.count ?? 0;
    if (count === 0) continue;
    if (fate.kind === 'deleted' || fate.kind === 'deletedWith')
      goes.set(copy.heading, (goes.get(copy.heading) ?? 0) + count);
    else {
      const key = `${copy.heading}\n${fate.because}`;
      stays.set(key, { count: (stays.get(key)?.count ?? 0) + count, because: fate.because });
    }
  }
  return {
    refusal: (await refusalFor(call.db, id))?.message ?? null,
    dueAt: deletionDue(call.now).toISOString(),
    goes: [...goes].map(([heading, count]) => ({ heading, count })),
    stays: [...stays].map(([key, one]) => ({ heading: key.split('\n')[0] ?? '', ...one })),
  };
}

/** Marks the account for deletion, for whoever shows that it is theirs, and tells them by mail. */
export async function askDeletion(
  { currentPassword, word }: HandlerInput<PersonalData['askDeletion']>['body'],
  call: Call,
): Promise<{ dueAt: string }> {
  const { id: personId } = personOf(call);
  refuse(await refusalFor(call.db, personId));
  refuse(deletionWordRefusal(word));
  const account = await confirmedAccount(currentPassword, call);
  const dueAt = deletionDue(call.now);
  await call.db.transaction(async (tx) => {
    await lockUnchanged(tx, account);
    refuse(await refusalFor(tx, personId));
    await tx.insert(accountDeletions).values({ personId, askedAt: call.now, dueAt });
    await audit(tx, { kind: 'deletionAsked', personId, address: call.address }, call.now);
  });
  call.deps.background.run(() => tellOfDeletion(account, dueAt, call));
  return { dueAt: dueAt.toISOString() };
}

/** Keeps the account after all. */
export async function takeDeletionBack(call: Call): Promise<void> {
  const { id: personId } = personOf(call);
  const email = await call.db.transaction(async (tx) => {
    await lockPerson(tx, personId);
    const gone = await tx.delete(accountDeletions).where(eq(accountDeletions.personId, personId)).returning();
    if (gone.length === 0) refuse(noDeletion);
    await audit(tx, { kind: 'deletionTakenBack', personId, address: call.address }, call.now);
    const [row = null] = await tx.select({ email: people.email }).from(people).where(eq(people.id, personId));
    return found(row).email;
  });
  call.deps.background.run(() => tellOfKeptAccount(email, call));
}

async function refusalFor(db: Db, personId: string) {
  const [row = null] = await db
    .select({ role: people.role, contactTypes: people.contactTypes })
    .from(people)
    .where(eq(people.id, personId));
  const { role, contactTypes } = found(row);
  const others = await db
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.role, 1), ne(people.id, personId), isNull(people.disabledAt)))
    .limit(1);
  return deletionRefusal({
    isStaff: role !== 0 || contactTypes.includes('Staff'),
    isAdministrator: role === 1,
    isLastAdministrator: others.length === 0,
    isPending: (await deletionOf(db, personId)) !== null,
  });
}
