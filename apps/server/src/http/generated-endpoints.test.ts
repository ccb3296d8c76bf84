import { contract, type Endpoint, problemSchema } from '@portal/api/contract';
import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeComment, writePost } from '../testing/test-content.ts';
import { seedFolder } from '../testing/test-folders.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { validBody } from '../testing/valid-body.ts';
import { allEndpoints, nameOf } from './bind.ts';
import { isByAlias, isOn, requiredQuery } from '../testing/requested-object.ts';

let server: TestServer;
let params: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  params = {
    id: 'open',
    communityId: 'open',
    questionId: 'why',
    userId: 'member',
    sessionId: 'none',
    number: '7QK4-M2XB-9HTD-3FWA',
    appealId: 'none',
    decisionId: 'none',
    wordId: 'none',
    ...(await write()),
    folderId: await seedFolder(server, 'open'),
    meetingId: 'open',
    assetId: 'none',
    version: '1',
    segmentType: 'fundingscheme',
    file: 'logo.svg',
  };
});
afterAll(() => server.close());

async function write() {
  const postId = await writePost(server, 'member', 'open');
  return { postId, commentId: await writeComment(server, 'member', postId) };
}

const cases = allEndpoints().map((endpoint) => [nameOf(endpoint), endpoint] as const);
const withBody = cases.filter(([, { body }]) => body !== undefined);
const withQuery = cases.filter(([, { query }]) => query !== undefined);
const withToken = cases.filter(([, { access }]) => access.rule !== 'anyone');
const withObject = cases.filter(([, { access }]) => 'at' in access);

/** Who may make the call, so that what is refused is refused for its shape alone. */
function caller({ access }: Endpoint): string {
  const callers: Readonly<Record<string, string>> = { join: 'client', answer: 'member' };
  return (access.rule === 'object' && callers[access.action]) || 'admin';
}

async function send(
  endpoint: Endpoint,
  {
    query = '',
    body,
    path = pathOf(endpoint),
    as = caller(endpoint) as string | null,
    type,
  }: { query?: string; body?: BodyInit; path?: string; as?: string | null; type?: string },
): Promise<Response> {
  // Past the window of every limit: what is refused here is refused for its shape.
  server.clock.pass(60_000);
  const headers: Record<string, string> = {
    ...(as === null ? {} : { Authorization: `Bearer ${await server.tokenOf(as)}` }),
    ...(type === undefined ? {} : { 'Content-Type': type }),
  };
  return server.fetch(path + query, { method: endpoint.method, headers, ...(body === undefined ? {} : { body }) });
}

function pathOf(endpoint: Endpoint, values = params): string {
  const isOnPost = isOn(endpoint, 'posts');
  return endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent((isOnPost && name === 'id' ? values['postId'] : values[name]) ?? ''),
  );
}

async function problem(response: Response) {
  return problemSchema.parse(await response.json());
}

/** Values of every kind, of which at least one fits no field. */
const wrongValues: unknown[] = [null, 42, 'text', [], { a: 1 }, [[null]], true, -1, 'x'.repeat(200_000), '\u0000'];

describe('a body of the wrong shape is 400 and names the field', () => {
  test.each(withBody)('%s', async (_, endpoint) => {
    for (const [name, schema] of Object.entries(fieldsOf(endpoint))) {
      for (const value of wrongValues) {
        const read = z.object({ [name]: schema }).safeParse({ [name]: value });
        // What is stored holds no NUL: a field either refuses it or takes it out.
        if (read.success && !JSON.stringify(read.data).includes('\\u0000')) continue;
        const response = await sendField(endpoint, name, value);
        if (response === null) continue;
        expect([400, 413], `${name}: ${JSON.stringify(value)?.slice(0, 40)}`).toContain(response.status);
        expect((await problem(response)).field).toMatch(/^body(?:\.|$)/);
      }
    }
  });

  test.each(withBody)('%s with a body that cannot be read names the body', async (_, endpoint) => {
    const type = endpoint.body?.kind === 'form' ? 'multipart/form-data; boundary=x' : 'application/json';
    const response = await send(endpoint, { body: '{"not json', type });
    expect(await problem(response)).toMatchObject({ status: 400, code: 'invalid_input', field: 'body' });
  });

  test.each(withBody)('%s with no fields at all names one, unless none is required', async (_, endpoint) => {
    const isEmptyFine = endpoint.body?.schema.safeParse({}).success;
    const response = await send(
      endpoint,
      endpoint.body?.kind === 'form' ? { body: new FormData() } : { body: '{}', type: 'application/json' },
    );
    // What it has deleted is there again for the others.
    if (endpoint.method === 'DELETE') Object.assign(params, await write());
    if (isEmptyFine) expect(response.status).toBeLessThan(500);
    else expect([response.status, (await problem(response)).field?.slice(0, 5)]).toEqual([400, 'body.']);
  });

  async function sendField(endpoint: Endpoint, name: string, value: unknown): Promise<Response | null> {
    const valid = validBody(endpoint);
    if (endpoint.body?.kind === 'json')
      return send(endpoint, { body: JSON.stringify({ ...valid, [name]: value }), type: 'application/json' });
    // A form carries text alone: what other kinds of values look like there is for the other wrong values to show.
    if (typeof value !== 'string') return null;
    const form = new FormData();
    for (const [key, one] of Object.entries(valid))
      if (key !== name && (typeof one === 'string' || one instanceof File)) form.append(key, one);
    form.append(name, value);
    const fits = endpoint.body?.schema.safeParse({ ...valid, [name]: formReading(endpoint, name, value) }).success;
    return fits && value !== '\u0000' ? null : send(endpoint, { body: form });
  }

  function formReading(endpoint: Endpoint, name: string, value: string): unknown {
    const field = fieldsOf(endpoint)[name];
    return field?.safeParse([value]).success ? [value] : value;
  }
});

function fieldsOf(endpoint: Endpoint): Record<string, z.ZodType> {
  const schema = endpoint.body?.schema;
  return schema instanceof z.ZodObject ? schema.shape : {};
}

describe('a query of the wrong shape is 400 and names the field', () => {
  test.each(withQuery)('%s', async (_, endpoint) => {
    for (const [name, schema] of Object.entries(endpoint.query?.shape ?? {})) {
      for (const value of ['x', '-1', '1.5', '', 'x'.repeat(5000), '%00', '99999999999999999999']) {
        if (schema.safeParse(decodeURIComponent(value)).success && value !== '%00') continue;
        const response = await send(endpoint, { query: `?${name}=${value}` });
        expect(await problem(response), `${name}=${value}`).toMatchObject({ status: 400, code: 'invalid_input' });
      }
    }
  });
});

test.each(withToken)('%s without or with a made-up token is 401', async (_, endpoint) => {
  const attempts = [await send(endpoint, { as: null })];
  for (const authorization of [
    'Bearer',
    'Bearer x',
    `Bearer ${'a'.repeat(43)}`,
    'Basic YTpi',
    `Bearer ${'a'.repeat(10_000)}`,
  ]) {
    attempts.push(
      await server.fetch(pathOf(endpoint), { method: endpoint.method, headers: { Authorization: authorization } }),
    );
  }
  for (const response of attempts)
    expect(await problem(response)).toMatchObject({ status: 401, code: 'unauthenticated' });
});

test.each(withObject)(
  '%s on an object that is unknown, malformed or of another community is 403 or 404',
  async (_, endpoint) => {
    const foreign = await writePost(server, 'other', 'elsewhere');
    const foreignParams = {
      ...params,
      id: isOn(endpoint, 'posts') ? foreign : 'elsewhere',
      postId: foreign,
      commentId: await writeComment(server, 'other', foreign),
    };
    const hidden = await writePost(server, 'moderator', 'hidden');
    const ids = ['no-such-thing', "' or 1=1 --", '\u0000', '%', 'x'.repeat(300), '../../etc', '🙂'];
    const inputs = [
      ...ids.map((id) => Object.fromEntries(Object.keys(params).map((name) => [name, id]))),
      { ...params, id: isOn(endpoint, 'posts') ? hidden : 'hidden', postId: hidden },
    ];
    for (const values of inputs) {
      const response = await send(endpoint, { ...requestFor(endpoint, values), as: 'outsider' });
      expect([403, 404], `${JSON.stringify(values['id'])}: ${await response.clone().text()}`).toContain(
        response.status,
      );
    }
    // To know of a visible private community is fine; its content and what hangs on it are not.
    const isContent =
      !('action' in endpoint.access) || !['see', 'join', 'answer', 'leave'].includes(endpoint.access.action);
    if (isContent)
      expect([403, 404]).toContain(
        (await send(endpoint, { ...requestFor(endpoint, foreignParams), as: 'outsider' })).status,
      );
  },
);

/** The fields of a body that name what the call is about. */
function idsInBody(endpoint: Endpoint): string[] {
  return ['communityId', 'ticketId', 'ticketPriceId', 'orderId', 'cartId', 'cartItemId'].filter(
    (name) => name in validBody(endpoint),
  );
}

function requestFor(endpoint: Endpoint, values: Record<string, string>) {
  const path = pathOf(endpoint, values);
  const query = isByAlias(endpoint)
    ? `?alias=${encodeURIComponent(values['id'] === 'hidden' ? 'hidden-alias' : (values['id'] ?? '').replace('\u0000', '_').slice(0, 150))}`
    : `?${new URLSearchParams(requiredQuery(endpoint))}`;
  if (endpoint.body === undefined) return { path, query };
  const valid: object = {
    ...validBody(endpoint),
    ...Object.fromEntries(
      idsInBody(endpoint).map((name) => [name, (values['id'] ?? '').replace('\u0000', '_').slice(0, 64)]),
    ),
  };
  if (endpoint.body.kind === 'json')
    return {
      path,
      query,
      body: JSON.stringify(endpoint === contract.posts.setTags ? { tagIds: [] } : valid),
      type: 'application/json',
    };
  const form = new FormData();
  for (const [name, value] of Object.entries(valid)) form.append(name, value);
  return { path, query, body: form };
}

test('an unknown address of the API is a problem too', async () => {
  for (const path of ['/api/v1/nothing', '/api', '/api/v1/community/open/nothing', '/api/v2/community']) {
    expect(await problem(await server.fetch(path))).toMatchObject({ status: 404, code: 'not_found' });
  }
});

test('nothing above was an unexpected failure', () => {
  expect(server.logLines.filter((line) => line.includes('"unexpected"'))).toEqual([]);
});
