import { randomUUID } from 'node:crypto';
import { type UserRole, userRoles } from '@portal/kit/access';
import { and, eq, gt, inArray, isNull, lt, ne, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { listed, listedId } from '../../db/text-array.ts';
import { together } from '../../db/together.ts';
import {
  auditEvents,
  idempotentReplies,
  knownDevices,
  people,
  personSegments,
  rateLimits,
  refreshTokens,
  sessions,
} from '../../db/schema/index.ts';
import { userRoleOf } from './roles.ts';
import { accessExpiry, hashOfSecret, newSecret, refreshExpiry } from './tokens.ts';

export interface Account {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  passwordHash: string;
  tfaEnabled: boolean;
  mobile: string | null;
  allowSms: boolean;
}

export const accountColumns = {
  id: people.id,
  firstName: people.firstName,
  lastName: people.lastName,
  email: people.email,
  passwordHash: people.passwordHash,
  tfaEnabled: people.tfaEnabled,
  mobile: people.mobile,
  allowSms: people.allowSms,
};

export async function accountByEmail(db: Db, email: string): Promise<Account | null> {
  const [row] = await db
    .select(accountColumns)
    .from(people)
    .where(and(sql`lower(${people.email}) = lower(${email})`, isNull(people.disabledAt)));
  return row ?? null;
}

export async function roleOf(db: Db, id: string): Promise<UserRole> {
  const [row] = await db.select({ role: people.role }).from(people).where(eq(people.id, id));
  return userRoleOf(row?.role ?? userRoles.Standard);
}

export async function accountById(db: Db, id: string): Promise<Account | null> {
  const [row] = await db
    .select(accountColumns)
    .from(people)
    .where(and(eq(people.id, id), isNull(people.disabledAt)));
  return row ?? null;
}

const parent = alias(sessions, 'parent');
const impersonator = alias(people, 'impersonator');

/** The person behind an access token, if its session still stands. */
export async function personBySecret(db: Db, accessToken: string, now: Date) {
  const name = 'people by secrets';
  const found = await together(db, name, hashOfSecret(accessToken), async (hashes) => {
    const rows = await prepared(db, name, () => selectBySecrets(db, sql.placeholder('hashes'))).execute({ hashes });
    return hashes.map((hash) => rows.find((row) => row.found.accessHash === hash)?.found ?? null);
  });
  return found !== null && found.accessExpiresAt > now ? found : null;
}

/** Each looked up by itself: as one join PostgreSQL would read all sessions and people rather than look up a few, as long as there are not very many. */
function selectBySecrets(db: Db, hashes: Placeholder) {
  const found = personOfSession(db, eq(sessions.accessHash, listedId)).limit(1).as('found');
  return db
    .select()
    .from(listed(hashes))
    .innerJoinLateral(found, sql`true`);
}

export async function personBySession(db: Db, sessionId: string, now: Date) {
  const [row] = await personOfSession(db, and(eq(sessions.id, sessionId), canGoOn(now)));
  return row ?? null;
}

/** A token opens the session, or another can be had. */
export function canGoOn(now: Date) {
  return or(
    gt(sessions.accessExpiresAt, now),
    sql`exists (select 1 from ${refreshTokens} where ${refreshTokens.sessionId} = ${sessions.id}
      and ${refreshTokens.usedAt} is null and ${refreshTokens.expiresAt} > ${now.toISOString()})`,
  );
}

function personOfSession(db: Db, which: SQL | undefined) {
  return db
    .select({
      accessHash: sessions.accessHash,
      accessExpiresAt: sessions.accessExpiresAt,
      sessionId: sql<string>`${sessions.id}`.as('session_id'),
      parentId: sessions.parentId,
      impersonatorId: sql<string | null>`${impersonator.id}`.as('impersonator_id'),
      impersonatorName: sql<string | null>`${impersonator.firstName} || ' ' || ${impersonator.lastName}`.as(
        'impersonator_name',
      ),
      id: people.id,
      role: people.role,
      scope: sessions.scope,
      origin: sessions.origin,
      grantsStaff: sessions.grantsStaff,
      contactTypes: people.contactTypes,
      segmentIds: sql<
        string[]
      >`array(select segment_id from ${personSegments} where ${personSegments.personId} = ${people.id})`.as(
        'segment_ids',
      ),
    })
    .from(sessions)
    .innerJoin(people, eq(people.id, sessions.personId))
    .leftJoin(parent, eq(parent.id, sessions.parentId))
    .leftJoin(impersonator, eq(impersonator.id, parent.personId))
    .where(
      and(
        which,
        isNull(sessions.endedAt),
        isNull(people.disabledAt),
        // Whoever acts for somebody does so as long as they are signed in themselves, and administrator, which the other is not.
        or(
          isNull(sessions.parentId),
          and(
            isNull(parent.endedAt),
            isNull(impersonator.disabledAt),
            eq(impersonator.role, userRoles.Admin),
            ne(people.role, userRoles.Admin),
          ),
        ),
      ),
    );
}

export interface IssuedTokens {
  accessToken: string;
  refreshToken: string;
  expiresAt: Date;
}

/** Where a session is opened from, for its owner to know it by. */
interface Origin {
  address: string;
  userAgent: string | null;
}

export async function startSession(db: Db, personId: string, now: Date, from?: Origin): Promise<IssuedTokens> {
  const tokens = { accessToken: newSecret(), refreshToken: newSecret(), expiresAt: accessExpiry(now) };
  const sessionId = randomUUID();
  await db.insert(sessions).values({
    id: sessionId,
    personId,
    accessHash: hashOfSecret(tokens.accessToken),
    accessExpiresAt: tokens.expiresAt,
    createdAt: now,
    lastSeenAt: now,
    address: from?.address ?? null,
    userAgent: from?.userAgent ?? null,
  });
  await db
    .insert(refreshTokens)
    .values({ hash: hashOfSecret(tokens.refreshToken), sessionId, expiresAt: refreshExpiry(now) });
  return tokens;
}

/** Uses up a refresh token: the session it renews, or null when it is unknown, used or too old. */
export async function spendRefreshToken(db: Db, refreshToken: string, now: Date): Promise<string | null> {
  const [row] = await db
    .update(refreshTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(refreshTokens.hash, hashOfSecret(refreshToken)),
        isNull(refreshTokens.usedAt),
        gt(refreshTokens.expiresAt, now),
      ),
    )
    .returning({ sessionId: refreshTokens.sessionId });
  return row?.sessionId ?? null;
}

/** The open session of a token that has been used before, and whose it is. */
export async function sessionOfUsedToken(db: Db, refreshToken: string) {
  const [row] = await db
    .select({ sessionId: sessions.id, personId: sessions.personId })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
    .where(
      and(
        eq(refreshTokens.hash, hashOfSecret(refreshToken)),
        sql`${refreshTokens.usedAt} is not null`,
        isNull(sessions.endedAt),
      ),
    );
  return row ?? null;
}

/** Gives a session new tokens; null when it has ended or its person may no longer sign in. */
export async function renewSession(
  db: Db,
  sessionId: string,
  now: Date,
): Promise<(IssuedTokens & { account: Account }) | null> {
  const tokens = { accessToken: newSecret(), refreshToken: newSecret(), expiresAt: accessExpiry(now) };
  const [row] = await db
    .update(sessions)
    .set({ accessHash: hashOfSecret(tokens.accessToken), accessExpiresAt: tokens.expiresAt, lastSeenAt: now })
    .from(people)
    .where(
      and(
        eq(sessions.id, sessionId),
        isNull(sessions.endedAt),
        eq(people.id, sessions.personId),
        isNull(people.disabledAt),
      ),
    )
    .returning(accountColumns);
  if (!row) return null;
  await db
    .insert(refreshTokens)
    .values({ hash: hashOfSecret(tokens.refreshToken), sessionId, expiresAt: refreshExpiry(now) });
  return { ...tokens, account: row };
}

export async function endSession(
  db: Db,
  sessionId: string,
  endReason: 'signedOut' | 'refreshReused' | 'impersonationStopped',
  now: Date,
): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now, endReason })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.endedAt)));
}

export async function knowsDevice(db: Db, personId: string, secret: string): Promise<boolean> {
  const rows = await db
    .select({ hash: knownDevices.hash })
    .from(knownDevices)
    .where(and(eq(knownDevices.hash, hashOfSecret(secret)), eq(knownDevices.personId, personId)));
  return rows.length > 0;
}

export async function rememberDevice(db: Db, personId: string, secret: string, now: Date): Promise<void> {
  await db
    .insert(knownDevices)
    .values({ hash: hashOfSecret(secret), personId, lastSeenAt: now })
    .onConflictDoUpdate({ target: [knownDevices.hash, knownDevices.personId], set: { lastSeenAt: now } });
}

/** What happened to an account; whom it concerns, from where, and what else is to be known. */
interface AuditEvent {
  kind:
    | 'signIn'
    | 'signInFailed'
    | 'signOut'
    | 'signedOutEverywhere'
    | 'sessionEnded'
    | 'sessionEndedByAdmin'
    | 'signedOutByAdmin'
    | 'refreshReused'
    | 'codeSent'
    | 'codeFailed'
    | 'resetSent'
    | 'ticketUsed'
    | 'siteTicketExchanged'
    | 'embedSiteCreated'
    | 'embedSiteChanged'
    | 'embedSiteRevoked'
    | 'embedKeyAdded'
    | 'embedKeyRevoked'
    | 'passwordReset'
    | 'administratorCreated'
    | 'actedFor'
    | 'attendeesExported'
    | 'certificateReinstated'
    | 'certificateRevoked'
    | 'waitingRemoved'
    | 'refundAsked'
    | 'refundWithdrawn'
    | 'refundApproved'
    | 'refundDeclined'
    | 'impersonationStarted'
    | 'impersonationStopped';
  personId: string | null;
  address: string;
  data?: Readonly<Record<string, string>>;
}

export async function audit(db: Db, event: AuditEvent, now: Date): Promise<void> {
  await db.insert(auditEvents).values({ ...event, at: now });
}

/** Forgets sessions, counters and answers that can no longer matter. */
export async function forgetExpired(db: Db, now: Date, mostAtOnce = 10_000): Promise<void> {
  await db.delete(refreshTokens).where(lt(refreshTokens.expiresAt, now));
  await forgetSessions(db, now, mostAtOnce);
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, now));
  await db.delete(idempotentReplies).where(lt(idempotentReplies.createdAt, new Date(now.getTime() - 2 * 86_400_000)));
}

/** Those that cannot go on: a website's tickets open one for each visit, which lasts minutes. A statement takes so many that it locks none for long. */
async function forgetSessions(db: Db, now: Date, mostAtOnce: number): Promise<void> {
  const isOver = and(
    lt(sessions.accessExpiresAt, now),
    sql`not exists (select 1 from ${refreshTokens} where ${refreshTokens.sessionId} = ${sessions.id})`,
  );
  const some = db.select({ id: sessions.id }).from(sessions).where(isOver).limit(mostAtOnce);
  for (;;) {
    const gone = await db.delete(sessions).where(inArray(sessions.id, some)).returning({ id: sessions.id });
    if (gone.length < mostAtOnce) return;
  }
}
