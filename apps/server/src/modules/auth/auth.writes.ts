import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import {
  auditEvents,
  idempotentReplies,
  knownDevices,
  people,
  rateLimits,
  refreshTokens,
  sessions,
} from '../../db/schema/index.ts';
import { type Account, accountColumns, type IssuedTokens, type Origin } from './auth.queries.ts';
import { accessExpiry, hashOfSecret, newSecret, refreshExpiry } from './tokens.ts';

export async function startSession(db: Db, personId: string, now: Date, from?: Origin): Promise<IssuedTokens> {
  const tokens = { accessToken: newSecret(), refreshToken: newSecret(), expiresAt: accessExpiry(now) };
  const sessionId = randomUUID();
  await prepared(db, 'session begun', () => insertSession(db)).execute({
    sessionId,
    personId,
    accessHash: hashOfSecret(tokens.accessToken),
    accessExpiresAt: tokens.expiresAt,
    now,
    address: from?.address ?? null,
    userAgent: from?.userAgent ?? null,
  });
  await addRefreshToken(db, sessionId, tokens.refreshToken, now);
  return tokens;
}

function insertSession(db: Db) {
  const now = sql.placeholder('now');
  return db.insert(sessions).values({
    id: sql.placeholder('sessionId'),
    personId: sql.placeholder('personId'),
    accessHash: sql.placeholder('accessHash'),
    accessExpiresAt: sql.placeholder('accessExpiresAt'),
    createdAt: now,
    lastSeenAt: now,
    address: sql.placeholder('address'),
    userAgent: sql.placeholder('userAgent'),
  });
}

async function addRefreshToken(db: Db, sessionId: string, refreshToken: string, now: Date): Promise<void> {
  const values = {
    hash: sql.placeholder('hash'),
    sessionId: sql.placeholder('sessionId'),
    expiresAt: sql.placeholder('expiresAt'),
  };
  const statement = prepared(db, 'refresh token added', () => db.insert(refreshTokens).values(values));
  await statement.execute({ hash: hashOfSecret(refreshToken), sessionId, expiresAt: refreshExpiry(now) });
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
  await addRefreshToken(db, sessionId, tokens.refreshToken, now);
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

export async function rememberDevice(db: Db, personId: string, secret: string, now: Date): Promise<void> {
  const values = {
    hash: sql.placeholder('hash'),
    personId: sql.placeholder('personId'),
    lastSeenAt: sql.placeholder('now'),
  };
  const statement = prepared(db, 'device remembered', () =>
    db
      .insert(knownDevices)
      .values(values)
      .onConflictDoUpdate({
        target: [knownDevices.hash, knownDevices.personId],
        set: { lastSeenAt: sql`excluded.last_seen_at` },
      }),
  );
  await statement.execute({ hash: hashOfSecret(secret), personId, now });
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
    | 'passwordChanged'
    | 'passwordConfirmFailed'
    | 'emailChanged'
    | 'emailConfirmed'
    | 'identityLinked'
    | 'identityUnlinked'
    | 'accountArrived'
    | 'secondFactorOn'
    | 'secondFactorOff'
    | 'authenticatorOn'
    | 'authenticatorOff'
    | 'recoveryCodesMade'
    | 'recoveryCodeUsed'
    | 'passkeyAdded'
    | 'passkeyRemoved'
    | 'passkeyRefused'
    | 'passkeyCopied'
    | 'accountLocked'
    | 'dataCopyAsked'
    | 'dataCopyTaken'
    | 'deletionAsked'
    | 'deletionTakenBack'
    | 'administratorCreated'
    | 'actedFor'
    | 'attendeesExported'
    | 'membersExported'
    | 'membershipCancelled'
    | 'certificateReinstated'
    | 'certificateRevoked'
    | 'waitingRemoved'
    | 'refundAsked'
    | 'refundWithdrawn'
    | 'refundApproved'
    | 'refundDeclined'
    | 'impersonationStarted'
    | 'impersonationStopped'
    | 'invited'
    | 'invitationSentAgain'
    | 'invitationRevoked'
    | 'invitationAccepted'
    | 'managerAdded'
    | 'managerRemoved'
    | 'roleChanged'
    | 'accountDisabled'
    | 'accountEnabled'
    | 'directoryReadInBulk'
    | 'directoryExported';
  personId: string | null;
  address: string;
  data?: Readonly<Record<string, string>>;
}

export async function audit(db: Db, event: AuditEvent, now: Date): Promise<void> {
  const values = {
    kind: sql.placeholder('kind'),
    personId: sql.placeholder('personId'),
    address: sql.placeholder('address'),
    data: sql.placeholder('data'),
    at: sql.placeholder('now'),
  };
  const statement = prepared(db, 'audited', () => db.insert(auditEvents).values(values));
  await statement.execute({ data: {}, ...event, now });
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
