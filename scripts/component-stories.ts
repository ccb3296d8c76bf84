/**
 * Every component of the design system says in its stories when to use it; every one that takes a press or a key is walked by keyboard and shows
 * what it looks like hovered, focused and pressed.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { workspace } from './workspace.ts';

const folders = 'packages/ui/src';

export interface ComponentFolder {
  name: string;
  /** The texts of its components. */
  sources: readonly string[];
  /** The text of all its stories; null when there are none. */
  stories: string | null;
}

const takesInput = /<(?:button|input|textarea|select|summary|Anchor|Button|IconButton|Link)\b/;
const ariaControl =
  /react-aria-components\/(?!I18nProvider|Focusable|Tooltip|VisuallyHidden|Heading|Text|Label|FieldError|Separator)/;

/** Whether a pointer or a key can do something to it. */
export function isInteractive(sources: readonly string[]): boolean {
  return sources.some((source) => takesInput.test(source) || ariaControl.test(source));
}

/** What a component's stories lack, in one sentence; null when they are complete. */
export function missingStories({ name, sources, stories }: ComponentFolder): string | null {
  if (stories === null) return `${name} has no stories`;
  const missing: string[] = [];
  const listOf = (key: string) => new RegExp(`usage: \\{[^}]*\\b${key}: \\[\\s*['"\`]`).test(stories);
  if (!listOf('use') || !listOf('avoid')) missing.push('parameters.usage with use and avoid');
  const isExcused = (key: string) => new RegExp(`${key}:\\s*(['"\`]).{10,}`).test(stories);
  const hasStory = (story: string) => new RegExp(`^export const ${story}\\b`, 'm').test(stories);
  if (isInteractive(sources)) {
    if (!hasStory('Keyboard') && !isExcused('withoutKeyboard')) missing.push('a Keyboard story');
    const holdsStates = hasStory('HoverFocusPressed') && /\bforcedStates: \{/.test(stories);
    if (!holdsStates && !isExcused('withoutForcedStates'))
      missing.push('a HoverFocusPressed story with parameters.forcedStates');
  }
  return missing.length === 0 ? null : `${name} lacks ${missing.join(' and ')}`;
}

function componentFolders(): ComponentFolder[] {
  const main = globSync(`${folders}/*/[A-Z]*/[A-Z]*.tsx`, { cwd: workspace }).filter(
    (file) => basename(file, '.tsx') === basename(dirname(file)),
  );
  return main.toSorted().map((file) => {
    const folder = dirname(file);
    const name = basename(folder);
    const files = globSync(`${folder}/*.tsx`, { cwd: workspace });
    const textOf = (each: string) => readFileSync(join(workspace, each), 'utf8');
    const stories = files.filter((each) => each.endsWith('.stories.tsx'));
    return {
      name,
      sources: files.filter((each) => !/\.(?:stories|test)\./.test(each)).map(textOf),
      stories: stories.length === 0 ? null : stories.map(textOf).join('\n'),
    };
  });
}

if (import.meta.main) {
  const all = componentFolders();
  const lacking = all.flatMap((folder) => missingStories(folder) ?? []);
  for (const sentence of lacking) console.error(sentence);
  if (lacking.length > 0) process.exitCode = 1;
  console.log(
    `${all.length - lacking.length} of ${all.length} components say when to use them, are walked by keyboard and show their states.`,
  );
}
