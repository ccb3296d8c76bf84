/** `pnpm new call <area>.<name> [--write] [--on <thing>]` and `pnpm new screen <feature> <Name>` write what every call and every screen begins with. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { callStubs, writeStubs } from './stubs/call-stubs.ts';
import type { Files } from './stubs/insert.ts';
import { thingNamed } from './stubs/things.ts';
import { screenStubs } from './stubs/screen-stubs.ts';
import { workspace } from './workspace.ts';

const options = { write: { type: 'boolean' }, on: { type: 'string' } } as const;

export function stubsFor(args: readonly string[]): Files {
  const read = (path: string) =>
    existsSync(join(workspace, path)) ? readFileSync(join(workspace, path), 'utf8') : null;
  const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options });
  const [kind, first = '', second = ''] = positionals;
  const call = /^([a-z]+)\.([a-z]\w*)$/i.exec(first);
  if (kind === 'call' && call) {
    const [, area = '', name = ''] = call;
    if (!values.write && values.on === undefined) return callStubs(area, name, read);
    return writeStubs(area, name, values.on === undefined ? null : thingNamed(values.on), read);
  }
  if (kind === 'screen' && /^[a-z-]+$/.test(first) && /^[A-Z]\w*$/.test(second))
    return screenStubs(first, second, read);
  throw new Error('pnpm new call <area>.<name> [--write] [--on <thing>], or pnpm new screen <feature> <Name>');
}

if (import.meta.main) {
  const files = stubsFor(process.argv.slice(2));
  for (const [path, text] of files) {
    mkdirSync(dirname(join(workspace, path)), { recursive: true });
    writeFileSync(join(workspace, path), text);
    console.log(path);
  }
  const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: workspace, stdio: 'inherit' });
  node('node_modules/oxfmt/bin/oxfmt', ...files.keys());
  node('--conditions=portal-source', 'packages/api/scripts/generate-calls.ts');
}
