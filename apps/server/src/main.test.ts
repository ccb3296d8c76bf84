import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get, request } from 'node:http';
import { connect } from 'node:http2';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { userRoles } from '@portal/kit/access';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest';
import { demoPassword } from './db/seed/demo-password.ts';
import { runningPostmaster } from './db/postmaster.ts';
import { bundledProgram } from './testing/bundled-program.ts';
import { testCertificate } from './testing/certificate.ts';

const fromSources = fileURLToPath(new URL('main.ts', import.meta.url));
let main: string;
const mia = 'mia.nguyen@example.org';
const running: ChildProcess[] = [];
let folder: string;

beforeAll(async () => {
  main = await bundledProgram('apps/server/src/main.ts');
  folder = await mkdtemp(join(tmpdir(), 'portal-main-'));
  await chmod(folder, 0o755);
});
afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Started {
  child: ChildProcess;
  address: string;
  errors(): string;
  exit: Promise<number | null>;
  /** Once all that it has said is read, too: the end of a process may be told before its last words. Of one that leaves others behind it may never come. */
  closed: Promise<number | null>;
}

async function start(env: Record<string, string> = {}, program = main): Promise<Started> {
  const port = env['PORT'] ?? String(await freePort());
  const child = spawn(process.execPath, ['--conditions=portal-source', program, '--api-only'], {
    env: {
      PATH: process.env['PATH'] ?? '',
      // Started so often, the server is compiled once.
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(folder, 'compiled'),
      VITE_APP_PROJECT_NAME: 'ota',
      PORTAL_DATA: join(folder, 'data'),
      PORTAL_DEMO: 'on',
      ...env,
      PORT: port,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  child.stdout?.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return {
    child,
    address: `http://127.0.0.1:${port}`,
    errors: () => errors,
    exit: once(child, 'exit').then(([code]) => code),
    closed: once(child, 'close').then(([code]) => code),
  };
}

async function ready({ child, address }: Started): Promise<void> {
  const isReady = () =>
    fetch(`${address}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(async () => child.exitCode !== null || (await isReady()), { timeout: 60_000 }).toBe(true);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function tryToSignIn(address: string): Promise<Response> {
  return fetch(`${address}/api/v1/auth/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: mia, password: demoPassword }),
  });
}

async function signIn(address: string): Promise<Record<string, string>> {
  const response = await tryToSignIn(address);
  const { token }: { token: string } = await response.json();
  const { accessToken }: { accessToken: string } = JSON.parse(Buffer.from(token, 'base64').toString());
  return { Authorization: `Bearer ${accessToken}` };
}

describe('starting', { tags: 'processes' }, () => {
  test('prepares everything; killed in the middle of work it loses nothing it has answered, and starts again', async () => {
    const first = await start({}, fromSources);
    await ready(first);
    const headers = await signIn(first.address);
    const { topJoined }: { topJoined: { id: string; isPublic: boolean }[] } = await (
      await fetch(`${first.address}/api/v1/community/preference`, { method: 'POST', headers })
    ).json();
    const form = new FormData();
    form.set('communityId', topJoined.find(({ isPublic }) => isPublic)?.id ?? '');
    form.set('title', 'Written just before the end');
    form.set('body', '<p>Words</p>');
    form.append('files', new File(['kept'], 'kept.txt'));
    const post: { id: string; attachments: { path: string }[] } = await (
      await fetch(`${first.address}/api/v1/community/post`, { method: 'POST', headers, body: form })
    ).json();
    first.child.kill('SIGKILL');
    await first.exit;

    const second = await start({}, fromSources);
    await ready(second);
    expect(second.errors()).toBe('');
    // The session has outlived the server as well.
    const found = await fetch(`${second.address}/api/v1/community/post/${post.id}`, { headers });
    expect(await found.json()).toMatchObject({ title: 'Written just before the end' });
    expect(await (await fetch(second.address + (post.attachments[0]?.path ?? ''))).text()).toBe('kept');

    const rival = await start();
    expect(await rival.closed).toBe(1);
    expect(rival.errors()).toMatch(/^A portal is already running on the database in .*\n$/);

    second.child.kill('SIGTERM');
    expect(await second.exit).toBe(0);
    expect(await runningPostmaster(join(folder, 'data/postgres/data'))).toBeNull();
  });

  test.each([
    [
      'an unreachable database',
      { DATABASE_URL: 'postgres://portal:secret@127.0.0.1:1/portal' },
      /^The database at 127\.0\.0\.1:1\/portal cannot be reached .*DATABASE_URL.*\n$/,
    ],
    ['a profile that is not set', { VITE_APP_PROJECT_NAME: '' }, /^VITE_APP_PROJECT_NAME not set\n$/],
    [
      'an unknown profile',
      { VITE_APP_PROJECT_NAME: 'nobody' },
      /^VITE_APP_PROJECT_NAME 'nobody' is not a profile. Valid names: ota, .*\n$/,
    ],
    ['a port that is none', { PORT: 'http' }, /^PORT must be a number from 1 to 65535, not 'http'\.\n$/],
  ])('%s is told in one sentence', async (_, env, sentence) => {
    const started = await start(env);
    expect(await started.closed).toBe(1);
    expect(started.errors()).toMatch(sentence);
    expect(started.errors()).not.toContain('secret');
  });

  test('a half-written data folder is told in one sentence', async () => {
    const data = join(folder, 'half');
    await mkdir(join(data, 'postgres/data/base'), { recursive: true });
    await writeFile(join(data, 'postgres/data/PG_VERSION'), '18\n');
    const started = await start({ PORTAL_DATA: data });
    expect(await started.closed).toBe(1);
    expect(started.errors()).toMatch(/^The database folder .* is incomplete\. .*\n$/);
  });

  test('a port in use is told in one sentence', async () => {
    const squatter = createServer().listen(0);
    await once(squatter, 'listening');
    const address = squatter.address();
    const port = typeof address === 'object' && address !== null ? String(address.port) : '';
    const started = await start({ PORT: port, DATABASE_URL: await databaseFrom('world') });
    expect(await started.closed).toBe(1);
    expect(started.errors()).toMatch(new RegExp(`^Port ${port} is in use\\. .*\\n$`));
    squatter.close();
  });

  test('a server that nobody calls a demo has no demo world and no outbox', async () => {
    const started = await start({ PORTAL_DEMO: '', DATABASE_URL: await databaseFrom('template0') });
    await ready(started);
    const outbox = await fetch(`${started.address}/api/dev/outbox`);
    expect([outbox.status, (await tryToSignIn(started.address)).status]).toEqual([404, 401]);
  });

  test('a demo is reached from this machine alone, and by its own names', async () => {
    const started = await start({ DATABASE_URL: await databaseFrom('world') });
    await ready(started);
    const { port } = new URL(started.address);
    const others = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
    const outside = others.filter(({ family, internal }) => family === 'IPv4' && !internal);
    const answers = await Promise.allSettled(outside.map(({ address }) => fetch(`http://${address}:${port}/`)));
    expect(answers.map(({ status }) => status)).toEqual(outside.map(() => 'rejected'));
    expect(await statusByName(port, 'evil.example')).toBe(421);
    expect(await statusByName(port, `localhost:${port}`)).toBe(200);
  });

  test('several processes answer on one port: a role changed, a session ended and an account disabled count in all at once, one that dies is replaced, and all stop together', async () => {
    const databaseUrl = await databaseFrom('world');
    const started = await start({ PORTAL_PROCESSES: '2', PORTAL_LOG: 'stdout', DATABASE_URL: databaseUrl });
    await ready(started);
    let headers = await signIn(started.address);
    const ask = (path: string, method = 'GET') =>
      new Promise<number | undefined>((resolve) => {
        const outgoing = request(started.address + path, { method, headers, agent: false, timeout: 5_000 });
        outgoing.on('response', (answer) => resolve(answer.resume().statusCode));
        // A connection that a process had been given when it was killed is never answered.
        outgoing.on('timeout', () => outgoing.destroy());
        outgoing.on('error', () => resolve(undefined)).end();
      });
    /** Asks on new connections, which go to the processes in turn, until two have answered: which they are, and what they have said. */
    const answersOfTwo = async (path = '/api/v1/account') => {
      const statuses = new Set<number | undefined>();
      const from = started.errors().length;
      const processes = () =>
        new Set(
          started
            .errors()
            .slice(from)
            .match(/(?<="process":)\d+/g),
        );
      const answered = async () => {
        statuses.add(await ask(path));
        return processes().size;
      };
      await expect.poll(answered, { timeout: 60_000 }).toBe(2);
      return { statuses: [...statuses], processes: [...processes()].map(Number) };
    };
    const before = await answersOfTwo();
    expect(before.statuses).toEqual([200]);

    // By the organisation's own system, which writes to the database and tells no process.
    const organisation = new Client({ connectionString: databaseUrl });
    await organisation.connect();
    const change = (set: string) => organisation.query(`update people set ${set} where email = '${mia}'`);
    for (const [role, status] of [
      [userRoles.Admin, 200],
      [userRoles.Standard, 403],
    ]) {
      await change(`role = ${role}`);
      expect((await answersOfTwo('/api/v1/admin/community')).statuses).toEqual([status]);
    }

    expect(await ask('/api/v1/auth/sign-out', 'POST')).toBe(200);
    expect((await answersOfTwo()).statuses).toEqual([401]);

    headers = await signIn(started.address);
    expect((await answersOfTwo()).statuses).toEqual([200]);
    await change('disabled_at = now()');
    expect((await answersOfTwo()).statuses).toEqual([401]);
    await organisation.end();

    const [first = 0] = before.processes;
    process.kill(first, 'SIGKILL');
    const { processes } = await answersOfTwo();
    expect(processes).not.toContain(first);
    started.child.kill('SIGTERM');
    expect(await started.exit).toBe(0);
    expect(processes.filter(isRunning)).toEqual([]);
  });

  test('with a certificate several processes speak HTTP/2 on one port, tell an address by https, and stop together', async () => {
    const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
    await writeFile(cert, testCertificate.cert);
    await writeFile(key, testCertificate.key);
    const started = await start({
      TLS_CERT: cert,
      TLS_KEY: key,
      PORTAL_PROCESSES: '2',
      PORTAL_LOG: 'stdout',
      DATABASE_URL: await databaseFrom('world'),
    });
    const address = started.address.replace('http://127.0.0.1', 'https://localhost');
    const ask = async () => {
      const session = connect(address, { ca: testCertificate.cert });
      session.on('error', () => undefined);
      try {
        const stream = session.request({ ':path': '/api/v1/account' });
        const [headers] = await once(stream, 'response');
        return `${session.alpnProtocol} ${headers[':status']}`;
      } catch {
        return null;
      } finally {
        session.close();
      }
    };
    const answers = new Set<string | null>();
    const processes = () => new Set(started.errors().match(/(?<="process":)\d+/g)).size;
    const answered = async () => {
      answers.add(await ask());
      return started.child.exitCode !== null || processes() === 2;
    };
    await expect.poll(answered, { timeout: 60_000 }).toBe(true);
    answers.delete(null);
    expect([...answers], started.errors()).toEqual(['h2 401']);
    started.child.kill('SIGTERM');
    expect(await started.exit).toBe(0);
  });

  test.each([
    ['a demo world in a portal of real people', 'world', 'off', /^The database holds the demo world, .*\n$/],
    ['real people in a demo', 'people', 'on', /^The database holds people who are not of the demo, .*\n$/],
  ])('%s is told in one sentence', async (_, template, isDemo, sentence) => {
    const started = await start({ PORTAL_DEMO: isDemo, DATABASE_URL: await databaseFrom(template) });
    expect(await started.closed).toBe(1);
    expect(started.errors()).toMatch(sentence);
  });

  function isRunning(id: number): boolean {
    try {
      return process.kill(id, 0);
    } catch {
      return false;
    }
  }

  /** What the outbox answers to a request that names the server so. */
  function statusByName(port: string, host: string): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      get({ host: '127.0.0.1', port, path: '/api/dev/outbox', headers: { host } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      }).on('error', reject);
    });
  }

  async function databaseFrom(template: string): Promise<string> {
    const name = `main_${randomUUID().replaceAll('-', '')}`;
    const admin = new Client({ connectionString: inject('postgresUrl') });
    await admin.connect();
    // One copy at a time: PostgreSQL refuses a template that another copy is reading.
    await admin.query('select pg_advisory_lock(1)');
    await admin.query(`create database ${name} template "${template}"`);
    await admin.end();
    const url = new URL(inject('postgresUrl'));
    url.pathname = `/${name}`;
    return url.href;
  }
});
