/** `pnpm new call <area>.<name> [--on <thing>]` and `pnpm new screen <feature> <Name>`, by plopfile.ts. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import nodePlop from 'node-plop';
import { workspace } from './workspace.ts';

const options = { write: { type: 'boolean' }, on: { type: 'string' } } as const;

/** Writes them below a folder laid out like the workspace; answers their paths from there. */
export async function writeStubs(args: readonly string[], folder = workspace): Promise<string[]> {
  const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options });
  const [kind = '', ...given] = positionals;
  const plop = await nodePlop(join(workspace, 'plopfile.ts'), { destBasePath: folder, force: false });
  const kinds = plop.getGeneratorList();
  if (kinds.every(({ name }) => name !== kind))
    throw new Error(kinds.map(({ name, description }) => `pnpm new ${name} ${description}`).join('\n'));
  const generator = plop.getGenerator(kind);
  const answers = await generator.runPrompts(given);
  const { changes, failures } = await generator.runActions({ ...answers, ...values });
  const [failure] = failures;
  if (failure) throw new Error(failure.error);
  return [...new Set(changes.map(({ path }) => path.replace(/^\//, '')))];
}

if (import.meta.main) {
  const files = await writeStubs(process.argv.slice(2));
  console.log(files.join('\n'));
  const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: workspace, stdio: 'inherit' });
  node('node_modules/oxfmt/bin/oxfmt', ...files);
  node('--conditions=portal-source', 'packages/api/scripts/generate-calls.ts');
}
