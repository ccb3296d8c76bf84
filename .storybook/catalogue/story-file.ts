import { storyNameFromExport, toId } from 'storybook/internal/csf';

export interface StoryText {
  id: string;
  exportName: string;
  /** As the sidebar shows it. */
  name: string;
  title: string;
  /** The source of the story. */
  text: string;
}

export interface StoryFile {
  title: string;
  stories: readonly StoryText[];
}

/** Reads title and stories from the source of a story file, with the ids that Storybook gives them. */
export function readStoryFile(source: string): StoryFile {
  const title = /^ {2}title:\s*(['"])(.+?)\1/m.exec(source)?.[2] ?? /title:\s*(['"])(.+?)\1/.exec(source)?.[2] ?? '';
  const stories = [...source.matchAll(/^export const (\w+)\b/gm)].map((match) => {
    const exportName = match[1] ?? '';
    const name = storyNameFromExport(exportName);
    return { id: toId(title, name), exportName, name, title, text: statementAt(source, match.index) };
  });
  return { title, stories };
}

/** Oxfmt ends a statement of the top level with a line that begins with `}` or stands alone. */
function statementAt(source: string, from: number): string {
  const rest = source.slice(from);
  const end = /^(?:\}.*;|export const .*;)$/m.exec(rest);
  return end ? rest.slice(0, end.index + end[0].length) : rest;
}
