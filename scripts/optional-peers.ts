/** Entry points of packages that are imported without the peers that a website need not have: its own code asks for none of them. */
import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

interface Manifest {
  name: string;
  exports: Record<string, string | { import?: string }>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** Entry points that are about such a peer, with what they need of it: themes are written with it when a portal is built. */
const needed: Readonly<Record<string, string>> = { '@portal/ui/theme': '@vanilla-extract/css' };
/** No website imports them for its widgets: mocks for tests, and what builds a portal with its elements. */
const notForWebsites = ['@portal/demo', '@portal/embed', '@portal/vite'];

/** Imports each entry point by itself, in a process in which the peers cannot be found; prints a line for each that fails. */
const importing = `
  import { registerHooks } from 'node:module';
  const { entryPoints, peers } = JSON.parse(process.argv[1]);
  const isMissing = (name) => peers.some((peer) => name === peer || name.startsWith(peer + '/'));
  registerHooks({
    resolve(name, context, next) {
      if (isMissing(name)) throw new Error('it asks for ' + name);
      return next(name, context);
    },
  });
  for (const entryPoint of entryPoints) await import(entryPoint).catch(({ message }) => console.log(entryPoint + ' cannot be imported: ' + message));
`;

/** What is wrong with the entry points of the packages that are installed in `host`, in words. */
export async function checkOptionalPeers(host: string): Promise<string[]> {
  const manifests = globSync('node_modules/@portal/*/package.json', { cwd: host })
    .map((file): Manifest => JSON.parse(readFileSync(join(host, file), 'utf8')))
    .filter(({ name }) => !notForWebsites.includes(name));
  const peers = [...new Set(['msw', ...manifests.flatMap(optionalPeers)])];
  const entryPoints = manifests.flatMap(entryPointsOf);
  const excepted = Object.keys(needed).filter((entryPoint) => !entryPoints.includes(entryPoint));
  const asked = entryPoints.filter((entryPoint) => !(entryPoint in needed));
  const args = ['--input-type=module', '--eval', importing, JSON.stringify({ entryPoints: asked, peers })];
  const { stdout } = await run(process.execPath, args, { cwd: host, env: { ...process.env, NODE_OPTIONS: '' } });
  return [
    ...stdout.split('\n').filter(Boolean),
    ...excepted.map(
      (entryPoint) => `${entryPoint} is excepted from what can be imported, and there is no such entry point`,
    ),
    ...manifests.flatMap(({ name, peerDependencies }) =>
      'msw' in (peerDependencies ?? {}) ? [`${name} asks a website to install msw`] : [],
    ),
  ];
}

function optionalPeers({ peerDependencies = {}, peerDependenciesMeta = {} }: Manifest): string[] {
  const optional = Object.keys(peerDependencies).filter((peer) => peerDependenciesMeta[peer]?.optional === true);
  return optional.filter((peer) => !peer.startsWith('@portal/'));
}

function entryPointsOf({ name, exports }: Manifest): string[] {
  const scripts = Object.entries(exports).filter(([, target]) => typeof target === 'object' && target.import);
  return scripts.map(([entryPoint]) => name + entryPoint.slice(1)).filter((entryPoint) => !entryPoint.includes('*'));
}
