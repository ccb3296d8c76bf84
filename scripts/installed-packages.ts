/** What whoever has installed the packages meets: what a server loads, peers that a website need not have, and stylesheets that TypeScript lets through. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { failureOf } from './failure-of.ts';

interface Manifest {
  name: string;
  exports: Record<string, string | { import?: string }>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** What is wrong with the packages that are installed in `host`, in words. */
export async function checkInstalled(host: string): Promise<string[]> {
  const manifests = globSync('node_modules/@portal/*/package.json', { cwd: host }).map((file): Manifest =>
    JSON.parse(readFileSync(join(host, file), 'utf8')),
  );
  return [
    ...(await failuresOf(['--conditions=react-server', ...moduleOf(onTheServer)], host)),
    ...(await checkOptionalPeers(manifests, host)),
    ...(await checkTypedStylesheets(manifests, host)),
  ];
}

const moduleOf = (code: string) => ['--input-type=module', '--eval', code];

/** What Node writes of such a run that fails, line by line. */
async function failuresOf(args: readonly string[], host: string): Promise<string[]> {
  const failure = await failureOf(args, host, { NODE_OPTIONS: '' });
  return failure?.split('\n') ?? [];
}

/** The entry points that a host calls on its server, as React's own server would load them: without a DOM, and without the hooks of the client. */
const onTheServer = `
  import { deepEqual } from 'node:assert/strict';
  import { calls, createClient, encodeToken, toLogin } from '@portal/api/server';
  import { makeTheme } from '@portal/ui/colors';
  import { createTranslate, defineMessages, defineProfile, memorySession, ProblemError } from '@portal/kit/server';
  const token = encodeToken({ accessToken: 'a', refreshToken: 'r', expiresAt: '2026-11-21T00:00:00Z' });
  const session = memorySession(toLogin({ token, userId: 'mia', userName: 'Mia Nguyen' }));
  const answer = { code: 'not_found', status: 404, message: 'No such community.' };
  const fetch = async () => Response.json(answer, { status: 404 });
  const client = createClient({ apiUrl: 'https://portal.example', session, fetch });
  const error = await client.call(calls.me.current, {}).catch((failure) => failure);
  const t = createTranslate(defineMessages('page', { hello: 'Hello {name}' }), { locale: 'en-AU' });
  deepEqual([error instanceof ProblemError, error.problem?.code, typeof defineProfile], [true, 'not_found', 'function']);
  deepEqual([session.get().userName, t('hello', { name: 'Mia' })], ['Mia Nguyen', 'Hello Mia']);
  deepEqual(makeTheme({ brand: '#004C58' }).brand, '#004C58');
`;

/** Entry points that are about an optional peer, with what they need of it: themes are written with it when a portal is built. */
const needed: Readonly<Record<string, string>> = { '@portal/ui/theme': '@vanilla-extract/css' };
/** No website imports them for its widgets: mocks for tests, and what builds a portal with its elements. */
const notForWebsites = ['@portal/demo', '@portal/embed', '@portal/vite'];

/** Imports each entry point by itself, in a process in which the peers cannot be found: the packages' own code asks for none of them. */
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
  for (const entryPoint of entryPoints)
    await import(entryPoint).catch(({ message }) => {
      console.error(entryPoint + ' cannot be imported: ' + message);
      process.exitCode = 1;
    });
`;

async function checkOptionalPeers(all: readonly Manifest[], host: string): Promise<string[]> {
  const manifests = all.filter(({ name }) => !notForWebsites.includes(name));
  const peers = ['msw', ...manifests.flatMap(optionalPeers)];
  const entryPoints = manifests.flatMap(({ name, exports }) => {
    const scripts = Object.entries(exports).filter(([, target]) => typeof target === 'object' && target.import);
    return scripts.map(([entryPoint]) => name + entryPoint.slice(1)).filter((entryPoint) => !entryPoint.includes('*'));
  });
  const checked = entryPoints.filter((entryPoint) => !(entryPoint in needed));
  const gone = Object.keys(needed).filter((entryPoint) => !entryPoints.includes(entryPoint));
  const withMsw = manifests.filter(({ peerDependencies = {} }) => 'msw' in peerDependencies);
  return [
    ...(await failuresOf([...moduleOf(importing), JSON.stringify({ entryPoints: checked, peers })], host)),
    ...gone.map(
      (entryPoint) => `${entryPoint} is excepted from what can be imported, and there is no such entry point`,
    ),
    ...withMsw.map(({ name }) => `${name} asks a website to install msw`),
  ];
}

function optionalPeers({ peerDependencies = {}, peerDependenciesMeta = {} }: Manifest): string[] {
  const optional = Object.keys(peerDependencies).filter((peer) => peerDependenciesMeta[peer]?.optional === true);
  return optional.filter((peer) => !peer.startsWith('@portal/'));
}

/** TypeScript refuses the import of a stylesheet that declares no types, and a host need not have a bundler that declares them for every file. */
async function checkTypedStylesheets(manifests: readonly Manifest[], host: string): Promise<string[]> {
  const sheets = manifests.flatMap(({ name, exports }) =>
    Object.keys(exports).flatMap((entryPoint) => (entryPoint.endsWith('.css') ? [name + entryPoint.slice(1)] : [])),
  );
  if (sheets.length === 0) return ['no package has a stylesheet'];
  writeFileSync(join(host, 'stylesheets.ts'), sheets.map((sheet) => `import '${sheet}';\n`).join(''));
  const options = ['--noEmit', '--ignoreConfig', '--module', 'esnext', '--moduleResolution', 'bundler', '--types', ''];
  const strict = [...options, '--noUncheckedSideEffectImports', 'stylesheets.ts'];
  return failuresOf(['node_modules/typescript/bin/tsc', ...strict], host);
}
