import { randomUUID } from 'node:crypto';
import { invitationExpiry } from '@portal/rules';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { chunked } from '../../db/chunked.ts';
import type { Db } from '../../db/connect.ts';
import { auditEvents, firstTimeDrafts, invitations, people, personDetails } from '../../db/schema/index.ts';
import { noPassword } from '../auth/index.ts';
import { queueMails } from '../mail-queue/index.ts';

/** Somebody to bring in; with an account where one is there that nobody uses. */
export interface Newcomer {
  personId: string | null;
  firstName: string;
  lastName: string;
  email: string;
  memberNumber: string;
  dateOfBirth: string | null;
}

interface By {
  adminId: string;
  address: string;
  now: Date;
}

/** False where an e-mail was taken meanwhile: then nothing of it may stay. */
export async function writeInvitations(tx: Db, newcomers: readonly Newcomer[], by: By): Promise<boolean> {
  const { now } = by;
  const all = newcomers.map((one) => ({ ...one, id: one.personId ?? randomUUID(), isNew: one.personId === null }));
  for (const some of chunked(all.filter(({ isNew }) => isNew))) {
    const made = await tx
      .insert(people)
      .values(some.map((one) => ({ ...accountOf(one), createdAt: now })))
      .onConflictDoNothing()
      .returning({ id: people.id });
    if (made.length < some.length) return false;
  }
  for (const { id, firstName, lastName, memberNumber } of all.filter(({ isNew }) => !isNew))
    await tx
      .update(people)
      .set({ firstName, lastName, ...(memberNumber !== '' && { memberNum: memberNumber }), disabledAt: null })
      .where(and(eq(people.id, id), eq(people.passwordHash, noPassword)));
  const born = all.flatMap(({ id, dateOfBirth }) =>
    dateOfBirth === null ? [] : [{ personId: id, dateOfBirth, version: 1, updatedAt: now }],
  );
  for (const some of chunked(born))
    await tx
      .insert(personDetails)
      .values(some)
      .onConflictDoUpdate({
        target: personDetails.personId,
        set: { dateOfBirth: sql`excluded.date_of_birth`, version: sql`${personDetails.version} + 1`, updatedAt: now },
      });
  await invite(
    tx,
    all.map(({ id }) => id),
    by,
  );
  return true;
}

function accountOf({ id, firstName, lastName, email, memberNumber }: Newcomer & { id: string }) {
  return {
    ...{ id, firstName, lastName, email, passwordHash: noPassword },
    contactTypes: ['Member'],
    memberNum: memberNumber === '' ? null : memberNumber,
  };
}

/** Keeps the invitations of people who have an account, and queues their mails. */
async function invite(tx: Db, personIds: readonly string[], { adminId, address, now }: By): Promise<void> {
  for (const some of chunked(personIds)) {
    const fresh = { invitedBy: adminId, invitedAt: now, expiresAt: invitationExpiry(now), sends: 1 };
    const rows = await tx
      .insert(invitations)
      .values(
        some.map((personId) => {
          const id = randomUUID();
          return { id, personId, ...fresh, mailKey: mailKeyOf(personId, now) };
        }),
      )
      .onConflictDoUpdate({
        target: invitations.personId,
        set: { ...fresh, openedAt: null, acceptedAt: null, revokedAt: null, mailKey: sql`excluded.mail_key` },
      })
      .returning({ id: invitations.id, personId: invitations.personId, mailKey: invitations.mailKey });
    await queueMails(
      tx,
      rows.map((row) => mailOf(row, now)),
    );
    await tx.insert(auditEvents).values(
      some.map((personId) => ({
        ...{ at: now, kind: 'invited', personId, address },
        data: { administratorId: adminId },
      })),
    );
  }
}

export async function writeResend(
  tx: Db,
  { id, personId, now }: { id: string; personId: string; now: Date },
): Promise<void> {
  const mailKey = mailKeyOf(personId, now);
  await tx
    .update(invitations)
    .set({ sends: sql`${invitations.sends} + 1`, expiresAt: invitationExpiry(now), mailKey })
    .where(eq(invitations.id, id));
  await queueMails(tx, [mailOf({ id, personId, mailKey }, now)]);
}

/** The first time counts, whatever becomes of the invitation. */
export async function writeOpening(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(invitations)
    .set({ openedAt: now })
    .where(and(eq(invitations.id, id), isNull(invitations.openedAt)));
}

/** Closes the account too: what was mailed for it opens nothing, nor does a new password. */
export async function writeRevocation(
  tx: Db,
  { id, personId, now }: { id: string; personId: string; now: Date },
): Promise<void> {
  await tx.update(invitations).set({ revokedAt: now }).where(eq(invitations.id, id));
  await tx.delete(firstTimeDrafts).where(eq(firstTimeDrafts.personId, personId));
  await tx
    .update(people)
    .set({ disabledAt: now })
    .where(and(eq(people.id, personId), eq(people.passwordHash, noPassword)));
}

/** Locks people in the order that everybody does. */
export async function lockPeople(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .select({ id: people.id })
    .from(people)
    .where(inArray(people.id, [...ids]))
    .orderBy(people.id)
    .for('no key update');
}

/** The moment makes it another mail than the one before. */
function mailKeyOf(personId: string, now: Date): string {
  return ['invitation', personId, now.toISOString()].join(':');
}

function mailOf({ id, personId, mailKey: key }: { id: string; personId: string; mailKey: string }, now: Date) {
  return { key, kind: 'invitation' as const, personId, eventId: null, about: id, dueAt: now };
}
