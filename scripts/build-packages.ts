/** `pnpm build:packages`: every published package, into its dist. */
import { spawn } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageNames } from './package-checks.ts';

const workspace = fileURLToPath(new URL('../', import.meta.url));
const tsup = join(workspace, 'node_modules/tsup/dist/cli-default.js');

function buildPackage(name: string): Promise<string | null> {
  rmSync(join(workspace, 'packages', name, 'dist'), { recursive: true, force: true });
  const child = spawn(process.execPath, [tsup], {
    cwd: join(workspace, 'packages', name),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  return new Promise((resolve) => {
    child.on('exit', (code) => resolve(code === 0 ? null : `${name} could not be built:\n${output.trim()}`));
  });
}

/** Declarations name files of the contract and the rules that are not theirs; whoever reads them has those doors only. */
function nameDoors(name: string, doorOf: (layer: string, up: string) => string): void {
  const dist = join(workspace, 'packages', name, 'dist');
  for (const file of globSync('**/*.d.ts', { cwd: dist, exclude: ['contract/**'] })) {
    const up = '../'.repeat(file.split('/').length - 1) || './';
    const text = readFileSync(join(dist, file), 'utf8');
    const named = text.replaceAll(
      /(['"])\.[^'"]*\/(contract|rules)\/[\w-]+\.ts\1/g,
      (_, _quote, layer: string) => `'${doorOf(layer, up)}'`,
    );
    writeFileSync(join(dist, file), named);
  }
}

const failures: string[] = [];
for (const name of packageNames) {
  const failure = await buildPackage(name);
  if (failure !== null) failures.push(failure);
}
nameDoors('api', (layer, up) => `${up}${layer}/index.js`);
nameDoors('demo', (layer) => `@portal/api/${layer}`);
for (const failure of failures) console.error(failure);
if (failures.length > 0) process.exitCode = 1;
console.log(`${packageNames.length - failures.length} of ${packageNames.length} packages built.`);
