/**
 * `pnpm test-storybook [folder]`: Storybook's test-runner over the Storybook as it is deployed, every story of it or those of one folder.
 * `pnpm stories` is quicker and sees the sources; this sees what the build makes of them.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { preview } from 'vite';
import { workspace } from './workspace.ts';

const [folder] = process.argv.slice(2);
const outDir = folder === undefined ? 'storybook-static' : `.portal/storybook/${folder.replaceAll(/\W+/g, '-')}`;

async function run(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const child = spawn(process.execPath, args, {
    cwd: workspace,
    stdio: 'inherit',
    env: { ...process.env, ...env, ...(folder === undefined ? {} : { STORIES: folder }) },
  });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}

async function test(): Promise<number> {
  const storybook = 'node_modules/storybook/dist/bin/dispatcher.js';
  const built = await run([storybook, 'build', '--quiet', '--output-dir', outDir]);
  if (built !== 0) return built;
  const server = await preview({
    root: workspace,
    configFile: false,
    logLevel: 'warn',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  try {
    const url = server.resolvedUrls?.local[0] ?? '';
    const runner = 'node_modules/@storybook/test-runner/dist/test-storybook.js';
    return await run([runner, '--url', url, '--index-json', '--maxWorkers', '1'], { NODE_ENV: 'test' });
  } finally {
    await server.close();
  }
}

process.exitCode = await test();
