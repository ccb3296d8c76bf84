import { mkdtemp, rm, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { contract } from '@portal/api/contract';
import { profiles } from '@portal/profiles';
import { Hono } from 'hono';
import { afterEach, describe, expect, test } from 'vitest';
import { createApp } from './create-app.ts';
import { people } from './db/schema/index.ts';
import { bind, bindAll, type Routes } from './http/bind.ts';
import { mountPortal } from './http/static-files.ts';
import { createLog } from './log.ts';
import { testPassword } from './testing/test-people.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const { auth, me, communities, posts, engagement } = contract;

const open: TestServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

async function started(options?: Parameters<typeof startTestServer>[0]): Promise<TestServer> {
  const server = await startTestServer(options);
  open.push(server);
  return server;
}

describe('the contract', () => {
  test('must be bound whole, and nothing twice', () => {
    expect(() => bindAll([])).toThrow(/GET \/api\/v1\/account/);
    const routes: Routes = new Map();
    const handler = () => Promise.resolve({ data: { tfaDisabled: true, challenge: null } });
    bind(routes, auth.requestOneTimeLoginCode, handler);
    expect(() => bind(routes, auth.requestOneTimeLoginCode, handler)).toThrow(/bound twice/);
  });
});

describe('a module that the organisation has off', () => {
  test('does not exist on the server either [PLT-064]', async () => {
    const off = { enabled: false, accessRules: [], subModules: {} };
    const server = await started({
      profile: { ...profiles.ota, modules: { ...profiles.ota.modules, communities: off, engagement_analytics: off } },
    });
    const answers = [
      await server.call('admin', communities.getList, { body: {} }),
      await server.call('admin', communities.byId, { params: { id: 'open' } }),
      await server.call('admin', posts.feed),
      await server.call('admin', engagement.track, { body: { event: { kind: 'viewPage' } } }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual(answers.map(() => [404, 'not_found']));
    expect((await server.call('admin', me.current)).status).toBe(200);
  });

  test('and one with access rules stays closed to those they refuse', async () => {
    const server = await started({ profile: profiles.ota });
    expect((await server.call('staff', communities.getList, { body: {} })).body.code).toBe('forbidden');
    expect((await server.call('client', communities.getList, { body: {} })).status).toBe(200);
  });
});

describe('logs', () => {
  test('hold no password, token, e-mail or word that somebody wrote', async () => {
    const server = await started();
    const { body } = await server.call(null, auth.signIn, {
      body: { email: 'member@example.org', password: testPassword },
    });
    const { accessToken, refreshToken }: { accessToken: string; refreshToken: string } = JSON.parse(
      Buffer.from(body.token, 'base64').toString(),
    );
    await server.fetch('/api/v1/account', { headers: { Authorization: `Bearer ${accessToken}` } });
    await server.call(null, auth.refresh, { body: { refreshToken } });
    await server.call(null, auth.signIn, { body: { email: 'member@example.org', password: 'secret guess' } });
    await server.call('member', posts.create, {
      body: { communityId: 'open', title: 'My diagnosis', body: '<p>dietary details</p>' },
    });
    await server.fetch('/api/content/assets/x?exp=1&sig=signature-of-mine');
    const log = server.logLines.join('');
    expect(log).toContain('POST /api/v1/auth/sign-in');
    for (const secret of [
      accessToken,
      refreshToken,
      testPassword,
      'secret guess',
      'member@example.org',
      'diagnosis',
      'dietary',
      'signature-of-mine',
    ])
      expect(log).not.toContain(secret);
  });

  test('keep secrets out even when they are handed over', () => {
    const lines: string[] = [];
    const log = createLog({ write: (line: string) => lines.push(line) } as unknown as NodeJS.WritableStream);
    log.info(
      {
        password: 'p4ss',
        user: { email: 'a@b.c', token: 't0k' },
        request: { headers: { authorization: 'Bearer t0k', cookie: 'c00k' } },
      },
      'x',
    );
    expect(lines.join('')).not.toMatch(/p4ss|a@b\.c|t0k|c00k/);
  });

  test('tell of an unexpected failure in full, and the client only its number', async () => {
    const server = await started();
    const token = await server.tokenOf('member');
    await server.db.execute('alter table people rename column suburb to elsewhere');
    await server.db.execute('alter table documents rename to gone');
    const response = await server.fetch('/api/v1/community/open/terms', {
      headers: { Authorization: `Bearer ${token}` },
    });
    const problem = await response.json();
    expect(problem).toMatchObject({
      status: 500,
      code: 'server_error',
      message: 'Something went wrong on our side. Please try again.',
    });
    expect(JSON.stringify(problem)).not.toMatch(/documents|select|at /);
    expect(server.logLines.find((line) => line.includes(problem.correlationId))).toContain('documents');
    expect((await server.db.select({ id: people.id }).from(people)).length).toBeGreaterThan(0);
  });
});

describe('foreign pages', () => {
  test('call the API only from an origin on the list, never with cookies', async () => {
    const server = await started({ embedOrigins: ['https://society.example'] });
    const from = async (origin: string, method = 'GET') => {
      const { headers } = await server.fetch('/api/v1/account', {
        method,
        headers: {
          Origin: origin,
          ...(method === 'OPTIONS'
            ? { 'Access-Control-Request-Method': 'GET', 'Access-Control-Request-Headers': 'authorization' }
            : {}),
        },
      });
      return [
        headers.get('access-control-allow-origin'),
        headers.get('access-control-allow-credentials'),
        headers.get('vary')?.includes('Origin'),
      ];
    };
    expect(await from('https://society.example')).toEqual(['https://society.example', null, true]);
    expect(await from('https://society.example', 'OPTIONS')).toEqual(['https://society.example', null, true]);
    for (const origin of [
      'https://evil.example',
      'null',
      'https://society.example.evil.example',
      'http://society.example',
    ])
      expect((await from(origin))[0]).toBeNull();
  });
});

test('an answer is whole before it is sent, also to a foreign page and where it is a refusal', async () => {
  const server = await started({ embedOrigins: ['https://society.example'] });
  const Authorization = `Bearer ${await server.tokenOf('member')}`;
  const variants: HeadersInit[] = [{ Authorization }, { Authorization, Origin: 'https://society.example' }, {}];
  for (const headers of variants) {
    const answer = await server.fetch('/api/v1/account', { headers });
    const length = (await answer.arrayBuffer()).byteLength;
    expect(answer.headers.get('content-length')).toBe(String(length));
    expect(answer.headers.get('vary')).toBe('Accept-Encoding, Origin');
  }
});

test('a foreign page gets the addresses of files with the host in front, our own without', async () => {
  const server = await started({ embedOrigins: ['https://society.example'] });
  const path = async (headers: Record<string, string>) => {
    const files = [new File(['words'], 'a.txt')];
    const { body } = await server.call(
      'member',
      posts.create,
      { body: { communityId: 'open', title: 'T', body: '<p>W</p>', files } },
      headers,
    );
    return body.attachments[0]?.path ?? '';
  };
  expect(await path({ Origin: 'https://society.example' })).toMatch(/^http:\/\/portal\.test\/api\/content\/assets\//);
  expect(await path({})).toMatch(/^\/api\/content\/assets\//);
  expect(await path({ Origin: 'https://evil.example' })).toMatch(/^\/api\/content\/assets\//);
});

test('answers of the API carry headers that keep them data', async () => {
  const server = await started();
  const { headers } = await server.call('member', me.current);
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect([headers.get('cache-control'), headers.get('x-content-type-options'), headers.get('referrer-policy')]).toEqual(
    ['no-store', 'nosniff', 'no-referrer'],
  );
  expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
});

test('health tells whether the process lives and whether the database answers', async () => {
  const server = await started();
  expect([(await server.fetch('/health/live')).status, (await server.fetch('/health/ready')).status]).toEqual([
    200, 200,
  ]);
  const broken = createApp({
    ...server.deps,
    db: { ...server.db, execute: () => Promise.reject(new Error('down')) } as never,
  });
  expect([(await broken.request('/health/live')).status, (await broken.request('/health/ready')).status]).toEqual([
    200, 503,
  ]);
});

describe('the reference', () => {
  test('describes every call for machines', async () => {
    const server = await started();
    const api = await (await server.fetch('/api/openapi.json')).json();
    expect(api.openapi).toBe('3.1.0');
    expect(api.paths['/api/v1/community/post'].post.requestBody.content['multipart/form-data'].schema.required).toEqual(
      ['communityId', 'title', 'body'],
    );
    expect(api.paths['/api/v1/community/post/feed'].get.parameters.map(({ name }: { name: string }) => name)).toEqual([
      'page',
      'pageSize',
      'after',
      'includeOnlySaved',
      'onlyUnanswered',
    ]);
    expect(Object.keys(api.paths['/api/v1/community/{id}/about'].get.responses)).toEqual([
      '200',
      '401',
      '403',
      '404',
      '429',
      '500',
    ]);
    expect(api.paths['/api/v1/community/post'].post.responses['429'].headers).toHaveProperty('Retry-After');
    for (const endpoint of Object.values(contract).flatMap((area) => Object.values(area)))
      expect(api.paths[endpoint.path]).toHaveProperty(
        // OpenAPI 3.1 knows no SEARCH.
        endpoint.method === 'SEARCH' ? 'x-search' : endpoint.method.toLowerCase(),
      );
    const references = [...JSON.stringify(api).matchAll(/"\$ref":"([^"]+)"/g)].map(([, reference]) => reference);
    const shared = Object.keys(api.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect(shared).toEqual(expect.arrayContaining(references));
    expect(references).toContain('#/components/schemas/communities.categories.schema0');
  });

  test('and for people, on a page without scripts', async () => {
    const server = await started();
    const response = await server.fetch('/api/docs');
    const page = await response.text();
    expect(page).toContain('/api/v1/community/post/{id}/like');
    expect(page).not.toContain('<script');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});

describe('the built portal', () => {
  async function site(pictures: readonly string[] = []): Promise<{ app: Hono<never>; folder: string }> {
    const folder = await mkdtemp(join(tmpdir(), 'portal-site-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(
      join(folder, 'index.html'),
      '<!doctype html><title>Portal</title><script>early()</script><script type="module" src="/assets/main-a1b2c3d4.js"></script>',
    );
    await writeFile(join(folder, 'assets/main-a1b2c3d4.js'), 'console.log("x");'.repeat(100));
    await writeFile(join(folder, 'assets/B-qjYE4k.css'), 'body{}');
    await mkdir(join(folder, 'pages'));
    await writeFile(join(folder, 'pages/explore.html'), '<title>Explore</title><script>later()</script>');
    await writeFile(join(folder, 'pages/community.html'), '<title>One community</title>');
    await writeFile(
      join(folder, 'pages.json'),
      JSON.stringify([
        { pattern: '/hubs/explore', file: 'pages/explore.html' },
        { pattern: '/hubs/new', file: null },
        { pattern: '/hubs/:alias', file: 'pages/community.html' },
      ]),
    );
    await writeFile(join(folder, 'licenses.md'), '# Licenses');
    await writeFile(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await mkdir(join(folder, 'embed/assets'), { recursive: true });
    await writeFile(join(folder, 'embed/v1.js'), 'define()');
    await writeFile(join(folder, 'embed/assets/B-qjYE4k.js'), 'draw()');
    const app = new Hono<never>();
    await mountPortal(app as never, folder, pictures);
    return { app, folder };
  }

  test('is served with its page at every address that is not a file', async () => {
    const { app, folder } = await site();
    for (const path of ['/', '/communities/explore', '/account/sign-in?redirectTo=%2F']) {
      const response = await app.request(path);
      expect([
        response.status,
        response.headers.get('cache-control'),
        (await response.text()).includes('<title>Portal'),
      ]).toEqual([200, 'no-cache', true]);
    }
    for (const path of ['/assets/gone-a1b2c3d4.js', '/%2e%2e/package.json', '/../package.json'])
      expect((await app.request(path)).status).toBe(404);
    await rm(folder, { recursive: true });
  });

  test('begins each address with the page that was drawn for it, deep links too', async () => {
    const { app, folder } = await site();
    const titleAt = async (path: string) => /<title>(.*)<\/title>/.exec(await (await app.request(path)).text())?.[1];
    expect(await titleAt('/hubs/explore?q=hands')).toBe('Explore');
    expect(await titleAt('/Hubs/Explore/')).toBe('Explore');
    expect(await titleAt('/hubs/Hand%20therapy')).toBe('One community');
    expect(await titleAt('/hubs/new')).toBe('Portal');
    expect(await titleAt('/hubs/%')).toBe('Portal');
    expect(await titleAt('/hubs/one/posts')).toBe('Portal');
    await rm(folder, { recursive: true });
  });

  test('is compressed as the browser can read it, and its hashed files are kept for good', async () => {
    const { app, folder } = await site();
    const get = (encoding: string) =>
      app.request('/assets/main-a1b2c3d4.js', { headers: { 'Accept-Encoding': encoding } });
    const [plain, zipped, brotli] = [await get(''), await get('gzip'), await get('gzip, br')];
    const source = await plain.text();
    expect(gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString()).toBe(source);
    expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toBe(source);
    expect(brotli.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const named = await app.request('/assets/B-qjYE4k.css');
    expect(named.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect([brotli.headers.get('vary'), brotli.headers.get('content-encoding')]).toEqual(['Accept-Encoding', 'br']);
    const again = await app.request('/favicon.svg', {
      headers: { 'If-None-Match': (await app.request('/favicon.svg')).headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
    await rm(folder, { recursive: true });
  });

  test('shows whose code and fonts it holds to whoever asks', async () => {
    const { app, folder } = await site();
    const response = await app.request('/licenses.md');
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      200,
      'text/markdown; charset=utf-8',
      '# Licenses',
    ]);
    await rm(folder, { recursive: true });
  });

  test('gives its elements to every website, and nothing else of it to any', async () => {
    const { app, folder } = await site();
    const headersOf = async (path: string) => {
      const { headers } = await app.request(path, { headers: { Origin: 'https://www.example.org' } });
      const names = ['access-control-allow-origin', 'cross-origin-resource-policy', 'cache-control'];
      return names.map((name) => headers.get(name));
    };
    expect(await headersOf('/embed/v1.js')).toEqual(['*', 'cross-origin', 'no-cache']);
    expect(await headersOf('/embed/assets/B-qjYE4k.js')).toEqual([
      '*',
      'cross-origin',
      'public, max-age=31536000, immutable',
    ]);
    for (const path of ['/', '/assets/main-a1b2c3d4.js', '/embed/gone.js', '/embed'])
      expect((await headersOf(path)).slice(0, 2)).toEqual([null, null]);
    await rm(folder, { recursive: true });
  });

  test('takes pictures from no other website, but from one that draws its map', async () => {
    for (const pictures of [[], ['https://tiles.example.org']]) {
      const { app, folder } = await site(pictures);
      const policy = (await app.request('/')).headers.get('content-security-policy') ?? '';
      const sources = policy.split('; ').find((line) => line.startsWith('img-src'));
      expect(sources).toBe(["img-src 'self' data: blob:", ...pictures].join(' '));
      await rm(folder, { recursive: true });
    }
  });

  test('uses camera and microphone itself, and plays what it has recorded', async () => {
    const { app, folder } = await site();
    const { headers } = await app.request('/');
    expect(headers.get('permissions-policy')).toBe('camera=(self), microphone=(self), geolocation=()');
    expect((headers.get('content-security-policy') ?? '').split('; ')).toContain("media-src 'self' blob:");
    await rm(folder, { recursive: true });
  });

  test('runs no script but its own', async () => {
    const { app, folder } = await site();
    const policy = (await app.request('/')).headers.get('content-security-policy') ?? '';
    // Those of its pages: the empty one's and the one drawn for Explore.
    expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/=]{44}'){2}(?:;|$)/);
    expect(policy).toMatch(/object-src 'none'; base-uri 'none'/);
    await rm(folder, { recursive: true });
  });
});
