import { readStoryFile } from './story-file.ts';

export const stateNames = ['Loading', 'Empty', 'Failed', 'Forbidden', 'Ready'] as const;
export type StateName = (typeof stateNames)[number];

export interface ScreenStates {
  /** The folder of the package or app. */
  area: string;
  screen: string;
  title: string;
  /** The id of the story; else why there is none. */
  states: Readonly<Record<StateName, { storyId: string } | { reason: string }>>;
  /** The other stories of the screen. */
  others: readonly { storyId: string; name: string }[];
}

export interface SourceFile {
  path: string;
  source: string;
}

/** Every screen with the story of each of its states, from the files beside the screens. */
export function screenStates(files: readonly SourceFile[]): ScreenStates[] {
  return files
    .filter(({ path }) => path.endsWith('Screen.stories.tsx'))
    .map(({ path, source }) => screenOf(path, source))
    .toSorted((a, b) => a.title.localeCompare(b.title));
}

function screenOf(path: string, source: string): ScreenStates {
  const { title, stories } = readStoryFile(source);
  const excused = /withoutStates:\s*\{([^}]*)\}/.exec(source)?.[1] ?? '';
  const reasonOf = (state: string) =>
    new RegExp(`\\b${state}:\\s*(['"\`])(.+?)\\1`).exec(excused)?.[2] ?? 'There is no story yet.';
  const stateOf = (state: StateName) => {
    const story = stories.find(({ exportName }) => exportName === state);
    return story ? { storyId: story.id } : { reason: reasonOf(state) };
  };
  const names: readonly string[] = stateNames;
  return {
    area: areaOf(path),
    screen: /(\w+)\.stories\.tsx$/.exec(path)?.[1] ?? path,
    title,
    states: {
      Loading: stateOf('Loading'),
      Empty: stateOf('Empty'),
      Failed: stateOf('Failed'),
      Forbidden: stateOf('Forbidden'),
      Ready: stateOf('Ready'),
    },
    others: stories
      .filter(({ exportName }) => !names.includes(exportName))
      .map(({ id, name }) => ({ storyId: id, name })),
  };
}

/** `packages/features-communities/src/…` is of the area `features-communities`. */
export function areaOf(path: string): string {
  return /(?:packages|apps)\/([^/]+)\//.exec(path)?.[1] ?? '';
}
