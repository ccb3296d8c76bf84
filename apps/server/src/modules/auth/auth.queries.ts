import { emailKey } from '@portal/rules';
import { type UserRole, userRoles } from '@portal/kit/access';
import { and, eq, gt, isNull, ne, or, type Placeholder, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import { fullNameOrNull } from '../../db/fragments.ts';
import { prepared } from '../../db/prepared.ts';
import { knownDevices, people, personSegments, refreshTokens, sessions } from '../../db/schema/index.ts';
import { listed, listedId, textArray } from '../../db/text-array.ts';
import { batched } from '../../db/batched.ts';
import { userRoleOf } from './roles.ts';
import { hashOfSecret } from './tokens.ts';

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
  const found = await batched(db, name, hashOfSecret(accessToken), async (hashes) => {
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
export interface Origin {
  address: string;
  userAgent: string | null;
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
