import { randomUUID } from 'node:crypto';
import { emailKey } from '@portal/api/rules';
import { type UserRole, userRoles } from '@portal/kit/access';
import { and, eq, gt, inArray, isNull, lt, ne, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import { fullNameOrNull } from '../../db/fragments.ts';
import { prepared } from '../../db/prepared.ts';
import { listed, listedId, textArray } from '../../db/text-array.ts';
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
  /** Whether an authenticator app is asked when they sign in. */
  hasApp: boolean;
  /** Whether a passkey may stand in place of a code. */
  hasPasskey: boolean;
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
  // Written out: where one table is read, drizzle leaves its name out before the columns of a field.
  hasApp: sql<boolean>`exists (select 1 from authenticators app where app.person_id = people.id)`,
  hasPasskey: sql<boolean>`exists (select 1 from passkeys passkey where passkey.person_id = people.id)`,
  mobile: people.mobile,
  allowSms: people.allowSms,
};

export async function accountByEmail(db: Db, email: string): Promise<Account | null> {
  // Lower case is made in one place: PostgreSQL's own makes other letters equal.
  const isTheirs = sql`lower(${people.email}) = ${sql.placeholder('email')}`;
  const statement = prepared(db, 'account by e-mail', () =>
    db
      .select(accountColumns)
      .from(people)
      .where(and(isTheirs, isNull(people.disabledAt))),
  );
  const [row] = await statement.execute({ email: emailKey(email) });
  return row ?? null;
}

/** Whoever has an e-mail, also where their account is disabled. */
export async function personByEmail(db: Db, email: string) {
  const { id, disabledAt, emailConfirmed } = people;
  const [row] = await db
    .select({ id, disabledAt, emailConfirmed })
    .from(people)
    .where(sql`lower(${people.email}) = ${emailKey(email)}`);
  return row ?? null;
}

export async function isEmailConfirmed(db: Db, id: string): Promise<boolean> {
  const [row] = await db.select({ emailConfirmed: people.emailConfirmed }).from(people).where(eq(people.id, id));
  return row?.emailConfirmed ?? false;
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
  const [row] = await peopleBySessions(db, [sessionId], now);
  return row ?? null;
}

/** Of those sessions that can go on. */
export function peopleBySessions(db: Db, sessionIds: readonly string[], now: Date) {
  return personOfSession(db, and(sql`${sessions.id} = any(${textArray(sessionIds)})`, canGoOn(now)));
}

/** A token opens the session, or another can be had. */
export function canGoOn(now: Date) {
  return or(
    gt(sessions.accessExpiresAt, now),
    sql`exists (select 1 from ${refreshTokens} where ${refreshTokens.sessionId} = ${sessions.id}
      and ${refreshTokens.usedAt} is null and ${refreshTokens.expiresAt} > ${now.toISOString()})`,
  );
}

/** The segments that a person belongs to. */
export const segmentsOfPerson = sql<
  string[]
>`array(select segment_id from ${personSegments} where ${personSegments.personId} = ${people.id})`.as('segment_ids');

function personOfSession(db: Db, which: SQL | undefined) {
  return db
    .select({
      accessHash: sessions.accessHash,
      accessExpiresAt: sessions.accessExpiresAt,
      sessionId: sql<string>`${sessions.id}`.as('session_id'),
      parentId: sessions.parentId,
      impersonatorId: sql<string | null>`${impersonator.id}`.as('impersonator_id'),
      impersonatorName: fullNameOrNull(impersonator).as('impersonator_name'),
      id: people.id,
      role: people.role,
      scope: sessions.scope,
      origin: sessions.origin,
      grantsStaff: sessions.grantsStaff,
      contactTypes: people.contactTypes,
      membershipLapsed: people.membershipLapsed,
      segmentIds: segmentsOfPerson,
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

export async function knowsDevice(db: Db, personId: string, secret: string): Promise<boolean> {
  const isIt = and(
    eq(knownDevices.hash, sql.placeholder('hash')),
    eq(knownDevices.personId, sql.placeholder('personId')),
  );
  const statement = prepared(db, 'known device', () =>
    db.select({ hash: knownDevices.hash }).from(knownDevices).where(isIt),
  );
  const rows = await statement.execute({ hash: hashOfSecret(secret), personId });
  return rows.length > 0;
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
