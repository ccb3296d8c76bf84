/** TypeScript refuses the import of a stylesheet that declares no types, and a host need not have a bundler that declares them for every file. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { failureOf } from './failure-of.ts';

interface Manifest {
  name: string;
  exports: Record<string, unknown>;
}

/** What TypeScript says, in words, about importing every stylesheet of the packages that are installed in `host`. */
export async function checkTypedStylesheets(host: string): Promise<string[]> {
  const manifests = globSync('node_modules/@portal/*/package.json', { cwd: host }).map((file): Manifest =>
    JSON.parse(readFileSync(join(host, file), 'utf8')),
  );
  const sheets = manifests.flatMap(({ name, exports }) =>
    Object.keys(exports).flatMap((entryPoint) => (entryPoint.endsWith('.css') ? [name + entryPoint.slice(1)] : [])),
  );
  if (sheets.length === 0) return ['no package has a stylesheet'];
  writeFileSync(join(host, 'stylesheets.ts'), sheets.map((sheet) => `import '${sheet}';\n`).join(''));
  const options = ['--noEmit', '--ignoreConfig', '--module', 'esnext', '--moduleResolution', 'bundler', '--types', ''];
  const strict = [...options, '--noUncheckedSideEffectImports', 'stylesheets.ts'];
  const failure = await failureOf(['node_modules/typescript/bin/tsc', ...strict], host);
  return failure === null ? [] : [`a stylesheet has no types: ${failure}`];
}
