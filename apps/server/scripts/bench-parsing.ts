/**
 * `node --conditions=portal-source apps/server/scripts/bench-parsing.ts`: how much of a processor the parsing of a reply against the contract takes,
 * beside all that the server takes for it. Wants the database of `pnpm bench --size 0.01`.
 */
import { contract, type Endpoint } from '@portal/api/contract';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { untilAnswers } from '../../../scripts/processes.ts';
import { startEmbedded } from '../src/db/embedded.ts';
import { benchCalls } from './bench/calls.ts';
import { loadOf } from './bench/load.ts';
import { processorMs } from './bench/processor-time.ts';
import { sizeOf } from './bench/sizes.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const folder = join(repository, '.portal/bench-0.01');
const port = 5660;
const rounds = 3_000;

const endpoints = new Map<string, Endpoint>([
  ['feed', contract.posts.feed],
  ['getlist', contract.communities.getList],
  ['post', contract.posts.byId],
  ['comments', contract.comments.list],
  ['account', contract.me.current],
]);

const postgres = await startEmbedded({ folder: join(folder, 'postgres'), settings: ['fsync=off'] });
const server = startServer();
try {
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswers(`${origin}/health/ready`);
  for (const { name, request } of benchCalls(sizeOf(0.01))) {
    const endpoint = endpoints.get(name);
    if (endpoint?.reply.kind !== 'json') continue;
    const { path, ...init } = request(7);
    const reply: unknown = await (await fetch(origin + path, init)).json();
    const before = await processorMs([server.pid ?? 0]);
    const requests = Array.from({ length: 300 }, (_, index) => request(index + 1));
    const { answers } = await loadOf({ origin, requests, connections: 32 }, 3);
    const whole = ((await processorMs([server.pid ?? 0])) ?? 0) - (before ?? 0);
    const parsing = parsingMs(endpoint.reply.schema, reply);
    const share = (100 * parsing * answers) / whole;
    process.stdout.write(
      `${name}: ${parsing.toFixed(4)} of ${(whole / answers).toFixed(3)} ms, ${share.toFixed(1)} %\n`,
    );
  }
} finally {
  server.kill();
  await once(server, 'exit');
  await postgres.stop();
}

function parsingMs(schema: { parse(value: unknown): unknown }, reply: unknown): number {
  const repeat = () => {
    for (let round = 0; round < rounds; round += 1) schema.parse(reply);
  };
  repeat();
  const before = process.cpuUsage();
  repeat();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / rounds;
}

function startServer(): ChildProcess {
  return spawn(process.execPath, ['--conditions=portal-source', 'apps/server/src/main.ts', '--api-only'], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: postgres.url,
      PORTAL_DATA: folder,
      PORTAL_TRUST_PROXY: 'on',
      VITE_APP_PROJECT_NAME: 'ota',
      NODE_ENV: 'production',
    },
  });
}
