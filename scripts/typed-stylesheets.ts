/** TypeScript refuses the import of a stylesheet that declares no types, and a host need not have a bundler that declares them for every file. */
import { execFile } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

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
  try {
    await run(process.execPath, ['node_modules/typescript/bin/tsc', ...strict], { cwd: host });
    return [];
  } catch (error) {
    return [
      `a stylesheet has no types: ${error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error)}`,
    ];
  }
}
