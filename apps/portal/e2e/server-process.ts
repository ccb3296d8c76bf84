import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundledProgram } from '../../server/src/testing/bundled-program.ts';
import { untilAnswers } from '../../../scripts/processes.ts';

const workspace = fileURLToPath(new URL('../../../', import.meta.url));

/** A folder for the data of one server. */
export function dataFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'portal-e2e-'));
  // As root, PostgreSQL runs under its own user, who must get in.
  chmodSync(path, 0o755);
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}

/** Starts the real server with the demo world and waits until it answers. */
export async function startServer(port: number, data: string, env: Record<string, string> = {}): Promise<ChildProcess> {
  const program = await bundledProgram('apps/server/src/main.ts');
  const server = spawn(process.execPath, ['--env-file=.env', '--conditions=portal-source', program], {
    cwd: workspace,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PORT: String(port), PORTAL_DATA: data, PORTAL_DEMO: 'on', ...env },
  });
  const scheme = env.TLS_CERT === undefined ? 'http' : 'https';
  await Promise.race([untilAnswers(`${scheme}://localhost:${port}/api/health`), failWhenGone(server)]);
  return server;
}

export async function stopServer(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const gone = once(server, 'exit');
  server.kill(signal);
  await gone;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function failWhenGone(server: ChildProcess): Promise<never> {
  const [code] = await once(server, 'exit');
  throw new Error(`The server ended with code ${code} before it answered.`);
}
