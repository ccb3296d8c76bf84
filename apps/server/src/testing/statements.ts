import { sql, TransactionRollbackError } from 'drizzle-orm';
import { Client } from 'pg';
import { expect, vi } from 'vitest';
import type { Db } from '../db/connect.ts';
import type { TestServer } from './test-server.ts';

export interface Sent {
  name: string | undefined;
  text: string;
  values: readonly unknown[];
}

/** Everything that the database is asked while the calls are answered. */
export async function sentBy(
  server: TestServer,
  tokens: Iterable<string>,
  calls: readonly (readonly [path: string, body?: object])[],
): Promise<Sent[]> {
  const query = vi.spyOn(Client.prototype, 'query');
  const askers = [...tokens];
  for (const [path, body] of calls)
    for (const token of askers) {
      const answer = await server.fetch(path, sending(token, body));
      expect(answer.status, path).toBeLessThan(400);
    }
  const sent = query.mock.calls
    // What processes say to one another belongs to no call.
    .filter(([first]) => !String(first).includes('pg_notify'))
    .map(([first, values]) => Object.assign({ values }, first) as unknown as Sent);
  query.mockRestore();
  return sent;
}

/** A form is sent as one, anything else as JSON. */
function sending(token: string, body: object | undefined): RequestInit {
  const headers = { Authorization: `Bearer ${token}` };
  if (body === undefined) return { headers };
  if (body instanceof FormData) return { method: 'POST', headers, body };
  return { method: 'POST', headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}

/** Where the plan of a statement reads all of a table that may be large, with the statement. */
export async function walksOf(db: Db, all: readonly Sent[], large: string): Promise<[line: string, text: string][]> {
  const whole = new RegExp(`Seq Scan on (${large})\\b`);
  const byIndex = new RegExp(`Index (Only )?Scan .*on (${large})\\b`);
  // Where sequential scans are off, a whole index is walked through instead: one that is asked for nothing.
  const isWalk = (lines: readonly string[], at: number) =>
    whole.test(lines[at] ?? '') || (byIndex.test(lines[at] ?? '') && !lines[at + 1]?.includes('Index Cond'));
  const walks: [string, string][] = [];
  for (const text of new Set(all.map((one) => one.text))) {
    const lines = await planOf(db, text);
    for (const line of lines.filter((_, at) => isWalk(lines, at))) walks.push([line, text]);
  }
  return walks;
}

/** The plan for tables of which the planner knows nothing: what it has learned of these few rows, if it has yet, tells nothing of large ones. */
export async function planOf(db: Db, text: string): Promise<string[]> {
  let plan: string[] = [];
  await rolledBack(db, async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    // Walking through all of a table of few pages is cheap, and how many pages it has depends on the tests before.
    await tx.execute(sql`set local enable_mergejoin = off`);
    await tx.execute(sql`set local enable_hashjoin = off`);
    await tx.execute(sql`delete from pg_statistic`);
    // An index of a table that was vacuumed is read without the table, so that all of it is cheaper than a part of another.
    await tx.execute(
      sql`update pg_class set reltuples = -1, relpages = 0, relallvisible = 0, relallfrozen = 0 where relkind in ('r', 'i')`,
    );
    plan = await planIn(tx, text);
  });
  return plan;
}

export async function planIn(tx: Db, text: string): Promise<string[]> {
  const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql.raw(`explain (generic_plan) ${text}`));
  return rows.map((row) => row['QUERY PLAN']);
}

export async function rolledBack(db: Db, work: (tx: Db) => Promise<void>): Promise<void> {
  await db
    .transaction(async (tx) => {
      await work(tx);
      tx.rollback();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
}

/** As it is planned when it is asked, with what it is asked about. */
export function filledIn({ text, values }: Pick<Sent, 'text' | 'values'>): string {
  return text.replaceAll(/\$(\d+)/g, (_, at: string) => literal(values[Number(at) - 1]));
}

function literal(value: unknown): string {
  if (typeof value === 'number') return String(value);
  const written = Array.isArray(value) ? `{${value.join(',')}}` : String(value);
  return `'${written.replaceAll("'", "''")}'`;
}
