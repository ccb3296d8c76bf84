/** Every `…Screen.tsx` has stories of all its states beside it, or says in `parameters.withoutStates` why one cannot occur. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const states = ['Loading', 'Empty', 'Failed', 'Forbidden', 'Ready'];
const workspace = fileURLToPath(new URL('../', import.meta.url));

export interface Screen {
  file: string;
  /** The text of the stories beside it; null when there are none. */
  stories: string | null;
}

/** What the stories of a screen lack, in one sentence; null when they are complete. */
export function missingStates({ file, stories }: Screen): string | null {
  if (stories === null) return `${file} has no stories`;
  const excused = /withoutStates:\s*\{([^}]*)\}/.exec(stories)?.[1] ?? '';
  const isExcused = (state: string) => new RegExp(`\\b${state}:\\s*(['"\`]).{10,}`).test(excused);
  const isTold = (state: string) => new RegExp(`^export const ${state}\\b`, 'm').test(stories);
  const missing = states.filter((state) => !isTold(state) && !(state !== 'Ready' && isExcused(state)));
  return missing.length === 0 ? null : `${file} lacks ${missing.join(', ')}`;
}

function screens(): Screen[] {
  return globSync(['packages/*/src/**/*Screen.tsx', 'apps/portal/src/**/*Screen.tsx'], { cwd: workspace }).map(
    (file) => {
      const beside = join(workspace, file.replace(/\.tsx$/, '.stories.tsx'));
      return { file, stories: existsSync(beside) ? readFileSync(beside, 'utf8') : null };
    },
  );
}

if (import.meta.main) {
  const all = screens();
  const lacking = all.flatMap((screen) => missingStates(screen) ?? []);
  for (const sentence of lacking) console.error(sentence);
  if (lacking.length > 0) process.exitCode = 1;
  console.log(
    `${all.length - lacking.length} of ${all.length} screens show every state (${basename(import.meta.filename)}).`,
  );
}
