/**
 * Every `…Screen.tsx` has stories of all its states beside it, or says in `parameters.withoutStates` why one cannot occur; it draws a `View`,
 * unless nothing is loaded for it.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { workspace } from './workspace.ts';

const states = ['Loading', 'Empty', 'Failed', 'Forbidden', 'Ready'];
/** The props of a screen say it, or those of its hook, whose view it hands to a switch. */
const drawsView =
  /\bView<|<(?:ViewSwitch|PanelSwitch|ListSection|ShowMoreList|EventGrid|EventList|PostList|SessionsOfPanel)\b/;

export interface Screen {
  file: string;
  /** Its own text. */
  source: string;
  /** The text of the stories beside it; null when there are none. */
  stories: string | null;
}

/** What the stories of a screen lack, in one sentence; null when they are complete. */
export function missingStates({ file, source, stories }: Screen): string | null {
  if (stories === null) return `${file} has no stories`;
  const excused = /withoutStates:\s*\{([^}]*)\}/.exec(stories)?.[1] ?? '';
  const isExcused = (state: string) => new RegExp(`\\b${state}:\\s*(['"\`]).{10,}`).test(excused);
  const hasStory = (state: string) => new RegExp(`^export const ${state}\\b`, 'm').test(stories);
  const missing = states.filter((state) => !hasStory(state) && !(state !== 'Ready' && isExcused(state)));
  if (missing.length > 0) return `${file} lacks ${missing.join(', ')}`;
  return isExcused('Loading') || drawsView.test(source) ? null : `${file} is loaded and draws no View`;
}

function screens(): Screen[] {
  return globSync('packages/*/src/**/*Screen.tsx', { cwd: workspace }).map((file) => {
    const beside = join(workspace, file.replace(/\.tsx$/, '.stories.tsx'));
    const source = readFileSync(join(workspace, file), 'utf8');
    return { file, source, stories: existsSync(beside) ? readFileSync(beside, 'utf8') : null };
  });
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
