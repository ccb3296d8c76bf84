import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@portal/api/contract';
import { eq, inArray, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { testWithServer } from '../testing/server-test.ts';
import type { TestServer } from '../testing/test-server.ts';
import { auditEvents, people } from './schema/index.ts';

const test = testWithServer();

/** What the migration does to the accounts that are there. */
const [, marking = ''] = readFileSync(
  join(import.meta.dirname, 'migrations/0075_opened_invitations.sql'),
  'utf8',
).split('--> statement-breakpoint');

const invited = async (server: TestServer, email: string) => {
  const body = { firstName: 'Robin', lastName: 'Castle', email };
  await server.call('admin', contract.invitations.invite, { body });
  const [person] = await server.db.select({ id: people.id }).from(people).where(eq(people.email, email));
  return person?.id ?? '';
};

test('the tour is not for whoever could use an account before there was one', async ({ server }) => {
  const [waiting, came] = [await invited(server, 'not-yet@example.org'), await invited(server, 'came@example.org')];
  const at = new Date('2026-03-05T08:00:00.000Z');
  const toured = new Date('2026-02-03T08:00:00.000Z');
  await server.db.insert(auditEvents).values([
    { kind: 'signIn', personId: came, at },
    { kind: 'signIn', personId: came, at: new Date(at.getTime() + 1000) },
  ]);
  const erased = { firstLoginAt: null, erasedAt: at, passwordHash: '' };
  await server.db
    .update(people)
    .set({ firstLoginAt: null })
    .where(inArray(people.id, ['member', 'owner']));
  await server.db.update(people).set({ firstLoginAt: toured }).where(eq(people.id, 'owner'));
  await server.db.update(people).set(erased).where(eq(people.id, 'outsider'));
  await server.db.execute(sql.raw(marking));
  const rows = await server.db.select().from(people);
  const of = (id: string) => rows.find((one) => one.id === id);
  expect(of('member')?.firstLoginAt).toEqual(of('member')?.createdAt);
  expect(of('owner')?.firstLoginAt).toEqual(toured);
  expect(of(came)?.firstLoginAt).toEqual(at);
  expect([of(waiting)?.firstLoginAt, of('outsider')?.firstLoginAt]).toEqual([null, null]);
});
