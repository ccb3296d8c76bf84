import type { contract, HandlerInput } from '@portal/api/contract';
import {
  type AccountFacts,
  emailKey,
  type InvitationFacts,
  invitationState,
  type InvitationState,
} from '@portal/rules';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/connect.ts';
import { instantSql } from '../../db/fragments.ts';
import { invitations, mailJobs, people } from '../../db/schema/index.ts';
import { fitsPattern, patternOf } from '../../db/search.ts';
import { textArray } from '../../db/text-array.ts';
import { noPassword } from '../auth/index.ts';

const inviter = alias(people, 'inviter');

const columns = {
  id: invitations.id,
  personId: invitations.personId,
  firstName: people.firstName,
  lastName: people.lastName,
  email: people.email,
  memberNum: people.memberNum,
  invitedAt: invitations.invitedAt,
  expiresAt: invitations.expiresAt,
  openedAt: invitations.openedAt,
  acceptedAt: invitations.acceptedAt,
  revokedAt: invitations.revokedAt,
  sends: invitations.sends,
  mailKey: invitations.mailKey,
  outcome: mailJobs.outcome,
  doneAt: mailJobs.doneAt,
  queuedKey: mailJobs.key,
  inviterFirstName: inviter.firstName,
  inviterLastName: inviter.lastName,
};

function selection(db: Db) {
  return db
    .select(columns)
    .from(invitations)
    .innerJoin(people, eq(people.id, invitations.personId))
    .leftJoin(mailJobs, eq(mailJobs.key, invitations.mailKey))
    .leftJoin(inviter, eq(inviter.id, invitations.invitedBy));
}

export type InvitationRow = Awaited<ReturnType<typeof invitationById>> & object;

export async function invitationById(db: Db, id: string) {
  const [row = null] = await selection(db).where(eq(invitations.id, id));
  return row;
}

/** The invitation of whoever has an e-mail, as it is looked up. */
export async function invitationOf(db: Db, key: string): Promise<InvitationRow | null> {
  const [row = null] = await selection(db).where(sql`lower(${people.email}) = ${key}`);
  return row;
}

/** A mail that is no longer kept was sent: those that have failed are older than an invitation lasts. */
export function factsOf(row: InvitationRow): InvitationFacts {
  const { openedAt, acceptedAt, revokedAt, expiresAt, outcome, doneAt, queuedKey, invitedAt } = row;
  const isForgotten = queuedKey === null;
  const sentAt = isForgotten ? invitedAt : outcome === 'sent' ? doneAt : null;
  return { openedAt, acceptedAt, revokedAt, expiresAt, sentAt, hasFailed: doneAt !== null && outcome !== 'sent' };
}

/** The state of an invitation, as `invitationState` has it. */
function stateAt(now: Date): SQL<InvitationState> {
  return sql<InvitationState>`case
    when ${invitations.acceptedAt} is not null then 'accepted'
    when ${invitations.revokedAt} is not null then 'revoked'
    when ${invitations.expiresAt} <= ${instantSql(now)} then 'expired'
    when ${mailJobs.doneAt} is not null and ${mailJobs.outcome} <> 'sent' then 'failed'
    when ${mailJobs.key} is not null and ${mailJobs.doneAt} is null then 'queued'
    when ${invitations.openedAt} is not null then 'opened'
    else 'sent' end`;
}

type Wanted = Pick<HandlerInput<typeof contract.invitations.list>['query'], 'keyword' | 'state'>;

function wanted({ keyword, state }: Wanted, now: Date) {
  const searchText = sql`search_text(${people.firstName} || ' ' || ${people.lastName} || ' ' || ${people.email} || ' ' || coalesce(${people.memberNum}, ''))`;
  return and(
    keyword === '' ? undefined : fitsPattern(searchText, patternOf(keyword)),
    state === undefined ? undefined : sql`${stateAt(now)} = ${state}`,
  );
}

export async function invitationsFound(
  db: Db,
  query: Wanted,
  { now, place, limit }: { now: Date; place: readonly [string, string] | null; limit: number },
): Promise<InvitationRow[]> {
  const isBehind =
    place === null
      ? undefined
      : sql`(${invitations.invitedAt}, ${invitations.id}) < (${place[0]}::timestamptz, ${place[1]})`;
  return selection(db)
    .where(and(wanted(query, now), isBehind))
    .orderBy(desc(invitations.invitedAt), desc(invitations.id))
    .limit(limit);
}

export async function countInvitations(db: Db, query: Wanted, now: Date): Promise<number> {
  const [row] = await db
    .select({ n: sql<number>`count(*)::int` })
    .from(invitations)
    .innerJoin(people, eq(people.id, invitations.personId))
    .leftJoin(mailJobs, eq(mailJobs.key, invitations.mailKey))
    .where(wanted(query, now));
  return row?.n ?? 0;
}

/** An account that an e-mail is of. */
export interface KnownAccount {
  personId: string;
  facts: AccountFacts;
}

/** The accounts that have these e-mails, by the e-mail as it is looked up. */
export async function accountsByEmail(
  db: Db,
  emails: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, KnownAccount>> {
  const keys = emails.map(emailKey);
  const rows = await db
    .select({
      personId: people.id,
      email: people.email,
      passwordHash: people.passwordHash,
      disabledAt: people.disabledAt,
      erasedAt: people.erasedAt,
      expiresAt: invitations.expiresAt,
      acceptedAt: invitations.acceptedAt,
      revokedAt: invitations.revokedAt,
    })
    .from(people)
    .leftJoin(invitations, eq(invitations.personId, people.id))
    .where(sql`lower(${people.email}) = any(${textArray(keys)})`);
  return new Map(
    rows.map((row) => {
      const { expiresAt, acceptedAt, revokedAt } = row;
      const facts: AccountFacts = {
        isErased: row.erasedAt !== null,
        isDisabled: row.disabledAt !== null,
        hasPassword: row.passwordHash !== noPassword,
        // Whether its mail has gone, or was read, makes no difference here.
        invitation:
          expiresAt &&
          invitationState(
            { expiresAt, acceptedAt, revokedAt, sentAt: expiresAt, hasFailed: false, openedAt: null },
            now,
          ),
      };
      return [emailKey(row.email), { personId: row.personId, facts }];
    }),
  );
}
