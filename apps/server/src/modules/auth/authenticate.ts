import { globalPermissions } from '@portal/rules';
import { userRoles } from '@portal/kit/access';
import type { Db } from '../../db/connect.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Person } from '../../http/person.ts';
import { peopleBySessions, personBySecret, personBySession } from './auth.queries.ts';
import { userRoleOf } from './roles.ts';

/** The person behind a bearer token. Looked up at each call, so that an ended session or a changed role counts at once. */
export async function authenticate(db: Db, header: string | undefined, now: Date): Promise<Person> {
  const token = /^Bearer ([\w-]{43})$/.exec(header ?? '')?.[1];
  return known(token === undefined ? null : await personBySecret(db, token, now));
}

/** The same for a session that something signed by us names: it may renew its token at any time, so that may have run out. */
export async function authenticateSession(db: Db, sessionId: string | null, now: Date): Promise<Person> {
  return known(sessionId === null ? null : await personBySession(db, sessionId, now));
}

/** The people of those sessions that can go on, by session. */
export async function authenticateSessions(
  db: Db,
  sessionIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Person>> {
  const rows = await peopleBySessions(db, sessionIds, now);
  return new Map(rows.map((row) => [row.sessionId, toPerson(row)]));
}

type Row = Awaited<ReturnType<typeof peopleBySessions>>[number];

function known(row: Row | null): Person {
  if (row === null) throw new ProblemError('unauthenticated', 'Please sign in.');
  return toPerson(row);
}

function toPerson(row: Row): Person {
  const {
    parentId,
    impersonatorId,
    impersonatorName,
    grantsStaff,
    accessHash: _hash,
    accessExpiresAt: _end,
    ...person
  } = row;
  const role = grantsStaff ? userRoleOf(row.role) : userRoles.Standard;
  const impersonator =
    parentId === null || impersonatorId === null
      ? null
      : { id: impersonatorId, name: impersonatorName ?? '', sessionId: parentId };
  return { ...person, role, impersonator, permissions: globalPermissions(role) };
}
