import type { Endpoint } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { badges, certificates, cpdRecords, rateLimits, signingKeys } from '../db/schema/index.ts';
import { isByAlias, isOn, isOnPeriod, requiredQuery } from '../testing/requested-object.ts';
import { bearer } from '../testing/logins.ts';
import { type NotedChanges, noteChanges } from '../testing/noted-changes.ts';
import { writeComment, writePost } from '../testing/test-content.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { allEndpoints, nameOf } from './bind.ts';

let server: TestServer;
let changes: NotedChanges;
let postId: string;
beforeAll(async () => {
  server = await startTestServer();
  postId = await writePost(server, 'admin', 'open');
  await writeComment(server, 'member', postId);
  // Of what the organisation has confirmed there is a badge.
  await server.db.update(cpdRecords).set({ source: 'event' }).where(eq(cpdRecords.id, 'open'));
  // What counts calls, who was there last, and who has read what of others.
  changes = await noteChanges(server.db, ['rate_limits', 'sessions', 'audit_events', 'cpd_audit_trail']);
});
afterAll(async () => {
  await changes.close();
  await server.close();
});

const reads = allEndpoints().filter(({ method }) => method === 'GET');

/** A document gets its number where it is given out first, and a badge its place in the lists of badges; what is given out again has them. */
const writers: Readonly<Record<string, readonly string[]>> = {
  'GET /api/cpd/{id}/badge': ['badges', 'certificates', 'signing_keys'],
  'GET /api/cpd/{id}/download': ['certificates'],
  'GET /api/cpd/period/{id}/download': ['certificates'],
  'GET /api/cpd/period/{id}/pack/download': ['certificates'],
};

const names: Readonly<Record<string, string>> = { userId: 'member', segmentType: 'fundingscheme', file: 'logo.svg' };

function pathOf(endpoint: Endpoint): string {
  const known = (name: string) => {
    if (isOnPeriod(endpoint)) return '2026-11-30';
    if (name === 'postId' || isOn(endpoint, 'posts')) return postId;
    return names[name] ?? 'open';
  };
  const query = { ...requiredQuery(endpoint), ...(isByAlias(endpoint) && { alias: 'open-alias' }) };
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => known(name));
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${value}`);
  return `${path}?${pairs.join('&')}`;
}

/** The tables that a call has written to, and what it was answered. */
async function written(endpoint: Endpoint, token: string): Promise<{ status: number; tables: string[] }> {
  await server.deps.background.settled();
  await server.db.delete(rateLimits);
  const end = await changes.end();
  const answer = await server.fetch(pathOf(endpoint), { headers: bearer(token) });
  await answer.arrayBuffer();
  await server.deps.background.settled();
  const rows = await changes.since(end);
  return { status: answer.status, tables: [...new Set(rows.map((row) => row.split(' ')[0] ?? ''))].toSorted() };
}

test('a GET writes nothing, but the numbers of documents that their owner takes, once', async () => {
  const token = await server.tokenOf('admin');
  const found: Record<string, readonly string[]> = {};
  const again: Record<string, readonly string[]> = {};
  let answered = 0;
  for (const endpoint of reads) {
    for (const table of [badges, certificates, signingKeys]) await server.db.delete(table);
    const first = await written(endpoint, token);
    if (first.status === 200) answered += 1;
    if (first.tables.length === 0) continue;
    found[nameOf(endpoint)] = first.tables;
    const second = await written(endpoint, token);
    if (second.tables.length > 0) again[nameOf(endpoint)] = second.tables;
  }
  expect(found).toEqual(writers);
  expect(again).toEqual({});
  expect(answered / reads.length).toBeGreaterThan(0.6);
});

test('a GET that is refused writes nothing at all', async () => {
  const [other, endpoints] = [await server.tokenOf('other'), reads.filter((endpoint) => nameOf(endpoint) in writers)];
  await server.db.update(cpdRecords).set({ completedAt: null }).where(eq(cpdRecords.id, 'open'));
  for (const endpoint of endpoints)
    for (const token of [other, await server.tokenOf('admin'), 'none']) {
      const { status, tables } = await written(endpoint, token);
      expect([status >= 400, tables], nameOf(endpoint)).toEqual([true, []]);
    }
});
