import { type Endpoint, problemSchema } from '@portal/api/contract';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { fuzzShare } from '../testing/fuzz-share.ts';
import { type NotedChanges, noteChanges } from '../testing/noted-changes.ts';
import { restoreOriginalRows } from '../testing/original-rows.ts';
import { writeComment, writePost } from '../testing/test-content.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { validBody } from '../testing/valid-body.ts';
import { allEndpoints, nameOf } from './bind.ts';
import { isByAlias, isOn } from '../testing/requested-object.ts';

const share = fuzzShare(process.env);

let server: TestServer;
let changes: NotedChanges;
beforeAll(async () => {
  server = await startTestServer();
  // Everything that is stored, but for what counts and what is kept of refusals.
  changes = await noteChanges(server.db, ['rate_limits', 'audit_events']);
});
afterAll(async () => {
  await changes.close();
  await server.close();
});

/** The requests of the test, which go on until they are told that it has run out of time. */
let sending: Promise<void> = Promise.resolve();
afterEach(async () => {
  await Promise.allSettled([sending]);
  await server.deps.background.settled();
  await restoreOriginalRows(server.db);
});

const hostileTexts = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff',
  'a\r\nSet-Cookie: b=c',
  '\u202e\u2066',
  '0',
  '-1',
  '1.5',
  '1e999',
  'NaN',
  'Infinity',
  '0x10',
  '2147483648',
  '9007199254740993',
  '99999999999999999999999',
  '0000-01-01T00:00:00.000Z',
  '275760-09-13T00:00:00.000Z',
  'true',
  'null',
  '__proto__',
  'constructor',
  '[object Object]',
  "' or 1=1 --",
  '%',
  '\\',
  '🙂'.repeat(80),
  'x'.repeat(300),
  'x'.repeat(20_000),
];
const hostileValues: unknown[] = [
  null,
  true,
  0,
  -1,
  0.5,
  2 ** 31,
  2 ** 53,
  1e300,
  [],
  [[]],
  {},
  { toString: null },
  { length: 1 },
  ['\0'],
  ['\ud800'],
  Array.from({ length: 2_000 }, () => 'x'),
];

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
);
const value = fc.oneof(text, fc.constantFrom(...hostileValues), fc.jsonValue({ maxDepth: 3 }));
/** As it may stand in an address: not everything that arrives has been encoded by anyone. */
const written = fc.oneof(
  text.map((one) => encodeURIComponent(one.toWellFormed())),
  fc.constantFrom('%00', '%ED%A0%80', '%FF', '%', '%0d%0a', '..%2f..', '%25', '%2500'),
);

const lists = ['feed', 'feed: saved true, unanswered false', 'posts of open', 'members of open'];
const impossible = [
  ['0000-01-01T00:00:00.000Z', 'x'],
  ['2026-03-02T01:00:00.000Z', 'a\0b'],
  [2 ** 31, 'x', 'x', 'x'],
  [0, 'a\0b', 'x', 'x'],
];

/** Keys of places that no list has, under the signature of each. */
const cursor = fc
  .tuple(
    fc.constantFrom(...lists),
    fc.oneof(
      value,
      fc.array(value, { maxLength: 4 }),
      fc.tuple(
        fc.oneof(
          fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
          text,
        ),
        text,
      ),
      fc.tuple(fc.integer(), text, text, text),
    ),
  )
  .map(([list, key]) => ({ list, key }));

const headers = fc.dictionary(
  fc.constantFrom(
    'Idempotency-Key',
    'User-Agent',
    'X-Forwarded-For',
    'Cookie',
    'Origin',
    'Range',
    'If-None-Match',
    'Accept-Encoding',
    'Expect',
  ),
  // What a header can hold; the parser refuses the rest.
  fc
    .oneof(
      fc.constantFrom('portal_device=%00%0d%0a', 'portal_device=a; Domain=x', 'null', 'bytes=0-,5-', '\u00ff'),
      fc.string({ maxLength: 300 }),
    )
    .map((one) => one.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, '').trim()),
  { maxKeys: 3 },
);

/** What is done to a request that would have been a good one. */
interface Spoiling {
  path: Record<string, string>;
  query: string;
  cursor: { list: string; key: unknown } | undefined;
  fields: Record<string, unknown>;
  whole: { body: unknown } | undefined;
  headers: Record<string, string>;
}

function spoilingOf(endpoint: Endpoint): fc.Arbitrary<Spoiling> {
  const params = paramsOf(endpoint);
  const queries = namesOf(endpoint.query);
  const fields = namesOf(endpoint.body?.schema);
  const some = (names: readonly string[], what: fc.Arbitrary<unknown>) =>
    names.length === 0 ? fc.constant({}) : fc.dictionary(fc.constantFrom(...names), what, { maxKeys: 2 });
  const pairs = fc.array(fc.tuple(fc.constantFrom(...queries, 'unknown', 'page[]'), written), { maxLength: 3 });
  return fc.record({
    path: fc.oneof(
      { weight: 3, arbitrary: fc.constant({}) },
      { weight: 1, arbitrary: some(params, written) },
    ) as fc.Arbitrary<Record<string, string>>,
    query: pairs.map((list) => list.map(([name, one]) => `${name}=${one}`).join('&')),
    cursor: queries.includes('after') ? fc.option(cursor, { nil: undefined }) : fc.constant(undefined),
    fields: some(fields, value),
    whole: fc.oneof(
      { weight: 5, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.record({ body: value }) },
    ),
    headers,
  });
}

/** What must be tried at every parameter, whatever chance brings. */
const always = [2 ** 31, 'a\0b', '\ud800', { toString: null }];
const unspoilt: Spoiling = { path: {}, query: '', cursor: undefined, fields: {}, whole: undefined, headers: {} };

function examplesOf(endpoint: Endpoint): [Spoiling][] {
  const queries = namesOf(endpoint.query).flatMap((name) =>
    ['2147483648', '%00', '%ED%A0%80'].map((one) => ({ ...unspoilt, query: `${name}=${one}` })),
  );
  const fields = namesOf(endpoint.body?.schema).flatMap((name) =>
    always.map((one) => ({ ...unspoilt, fields: { [name]: one } })),
  );
  const paths = paramsOf(endpoint).map((name) => ({ ...unspoilt, path: { [name]: '%00' } }));
  const places = namesOf(endpoint.query).includes('after')
    ? lists.flatMap((list) => impossible.map((key) => ({ ...unspoilt, cursor: { list, key } })))
    : [];
  return [...queries, ...fields, ...paths, ...places].map((one) => [one]);
}

function paramsOf({ path }: Endpoint): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

function namesOf(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

async function requestOf(endpoint: Endpoint, spoiling: Spoiling, who: string): Promise<Request> {
  // Past the window of every limit, and of whatever slows guessing down.
  server.clock.pass(900_000);
  const postId = endpoint.path.includes('/post/{') ? await writePost(server, 'member', 'open') : 'none';
  const commentId = endpoint.path.includes('{commentId}') ? await writeComment(server, 'member', postId) : 'none';
  const known: Record<string, string> = {
    id: isOn(endpoint, 'posts') ? postId : 'open',
    postId,
    commentId,
    communityId: 'open',
    questionId: 'why',
    userId: 'member',
    sessionId: 'none',
  };
  const path = endpoint.path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => spoiling.path[name] ?? known[name] ?? 'none',
  );
  const query = [
    spoiling.query,
    spoiling.cursor ? `after=${server.deps.cursors(spoiling.cursor.list, z.unknown()).pack(spoiling.cursor.key)}` : '',
    isByAlias(endpoint) && spoiling.query === '' ? 'alias=open-alias' : '',
  ];
  const sent = new Headers(spoiling.headers);
  if (who !== 'nobody') sent.set('Authorization', `Bearer ${await server.tokenOf(who)}`);
  const body = endpoint.body === undefined ? undefined : bodyOf(endpoint, spoiling);
  if (typeof body === 'string') sent.set('Content-Type', 'application/json');
  return new Request(`http://portal.test${path}?${query.filter(Boolean).join('&')}`, {
    method: endpoint.method,
    headers: sent,
    ...(body === undefined ? {} : { body }),
  });
}

function bodyOf(endpoint: Endpoint, { fields, whole }: Spoiling): BodyInit {
  const values = { ...validBody(endpoint), ...fields };
  if (endpoint.body?.kind === 'json') return JSON.stringify(whole ? whole.body : values) ?? '';
  if (whole !== undefined) return JSON.stringify(whole.body) ?? '';
  const form = new FormData();
  for (const [name, one] of Object.entries(values))
    for (const part of Array.isArray(one) ? one.slice(0, 30) : [one]) {
      if (part instanceof File) form.append(name, part);
      // A file where a text belongs, and the other way round.
      else if (typeof part === 'object')
        form.append(name, new File([JSON.stringify(part)], String(JSON.stringify(part)).slice(0, 300)));
      else form.append(name, String(part));
    }
  return form;
}

const cases = allEndpoints().flatMap((endpoint) =>
  (endpoint.access.rule === 'anyone' ? ['nobody'] : ['admin', 'member']).map(
    (who) => [nameOf(endpoint), who, endpoint] as const,
  ),
);

test.for(cases)('%s, asked by %s, answers whatever is sent and leaves nothing half done', async (one, { signal }) => {
  const [, who, endpoint] = one;
  // Who asks makes no difference to a shape.
  const examples = who === 'member' ? [] : share.pick(examplesOf(endpoint));
  const answers = fc.asyncProperty(spoilingOf(endpoint), async (spoiling) => {
    signal.throwIfAborted();
    await expectAnswer(endpoint, await requestOf(endpoint, spoiling, who));
  });
  sending = fc.assert(answers, { seed: share.seed, examples, numRuns: examples.length + share.runs });
  await sending;
});

async function expectAnswer(endpoint: Endpoint, request: Request): Promise<void> {
  await server.deps.background.settled();
  const end = await changes.end();
  server.logLines.length = 0;
  const response = await server.fetch(request);
  expect(server.logLines.filter((line) => line.includes('unexpected'))).toEqual([]);
  expect(response.status).toBeLessThan(500);
  if (response.status < 400) return;
  problemSchema.parse(await response.json());
  if (endpoint.method !== 'GET') expect(await changes.since(end)).toEqual([]);
}
