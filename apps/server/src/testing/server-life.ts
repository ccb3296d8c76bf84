import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundledProgram } from './bundled-program.ts';

export interface ServerLife {
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** As the machine that loses its power. */
  kill(): Promise<void>;
}

interface LifeOptions {
  databaseUrl: string;
  stripePort: number;
  /** For what it keeps on disk. */
  folder: string;
}

/** Starts the server in a process of its own, and waits until it answers. */
export async function startLife({ databaseUrl, stripePort, folder }: LifeOptions): Promise<ServerLife> {
  const port = await freePort();
  const script = await bundledProgram(fileURLToPath(new URL('serving-process.ts', import.meta.url)));
  const child = spawn(process.execPath, ['--conditions=portal-source', script, String(stripePort)], {
    env: {
      PATH: process.env['PATH'] ?? '',
      // Started so often, the server is compiled once.
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(folder, 'compiled'),
      VITE_APP_PROJECT_NAME: 'ota',
      PORTAL_DATA: folder,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = once(child, 'exit');
  const [output] = await Promise.race([once(child.stdout, 'data'), gone]);
  if (String(output) !== 'ready\n') throw new Error('The server did not start');
  return {
    fetch: (path, init) => fetch(`http://127.0.0.1:${port}${path}`, init),
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
