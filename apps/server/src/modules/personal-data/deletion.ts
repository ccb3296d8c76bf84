import type { contract, EndpointReply, HandlerInput } from '@portal/api/contract';
import { deletionDue, deletionRefusal, deletionWordRefusal, noDeletion } from '@portal/api/rules';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { lockPerson } from '../../db/lock-person.ts';
import { accountDeletions, people } from '../../db/schema/index.ts';
import { type Call, personOf } from '../../http/call.ts';
import { found, refuse } from '../../http/problem.ts';
import { audit, confirmedAccount, lockUnchanged } from '../auth/index.ts';
import type { Fate } from './held.ts';
import { hasPaidTickets } from './paid-tickets.ts';
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

interface Counted {
  heading: string;
  count: number;
  fate: Fate;
}

/** How much there is of what its owner would know again: what a copy shows, without the row of the person. */
async function countsOf(db: Db, personId: string): Promise<Counted[]> {
  const shown = Object.entries(registry).flatMap(([table, { rows, copy, fate }]) =>
    copy === null || table === 'people' ? [] : [{ table, rows, copy, fate }],
  );
  const counts = shown.map(({ table, rows, copy }) => {
    const only = copy.only === null ? sql`` : sql`and ${copy.only}`;
    return sql`select ${table}::text as name, count(*)::int as count from ${sql.identifier(table)} where ${rows(personId)} ${only}`;
  });
  const { rows: counted } = await db.execute<{ name: string; count: number }>(sql.join(counts, sql` union all `));
  const countOf = new Map(counted.map(({ name, count }) => [name, count]));
  return shown.flatMap(({ table, copy, fate }) => {
    const count = countOf.get(table) ?? 0;
    return count === 0 ? [] : [{ heading: copy.heading, count, fate }];
  });
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

async function refusalFor(db: Db, personId: string, now: Date) {
  const [row = null] = await db
    .select({
      role: people.role,
      contactTypes: people.contactTypes,
      hasPaidTickets: sql<boolean>`${hasPaidTickets(db, now)}`,
    })
    .from(people)
    .where(eq(people.id, personId));
  const { role, contactTypes, hasPaidTickets: hasTickets } = found(row);
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
    hasPaidTickets: hasTickets,
  });
}
