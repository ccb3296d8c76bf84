import { areaOf, type SourceFile } from './screen-states.ts';
import { readStoryFile } from './story-file.ts';

/** A story that may show a failure: it fails calls, or looks for the words. */
export interface FailureStory {
  area: string;
  storyId: string;
  title: string;
  name: string;
  /** Calls that it makes fail: `joining.leave`. */
  calls: readonly string[];
  /** What it looks for on the page. */
  texts: readonly string[];
}

/** Calls that a feature declares with the words of their failure. */
export interface DeclaredFailure {
  area: string;
  calls: readonly string[];
  /** Keys of the feature's messages. */
  keys: readonly string[];
}

const allOf = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');
const callNames = (text: string) => [...new Set(allOf(/\bcalls\.(\w+\.\w+)/g, text))];

/** The literals of a source: between quotes, and what patterns say plainly. */
function textsIn(source: string): string[] {
  const quoted = [...source.matchAll(/'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g)];
  const literals = quoted.map((match) => (match[1] ?? match[2] ?? match[3] ?? '').replaceAll(/\\(.)/g, '$1'));
  const patterns = allOf(/\/\^?([A-Z][^/\n]{8,}?)\$?\/[a-z]*[),]/g, source).map((text) => text.replaceAll('\\', ''));
  return [...new Set([...literals, ...patterns])].filter((text) => text.length > 4);
}

/** Every story with the calls that it makes fail and what it looks for. */
export function failureStories(files: readonly SourceFile[]): FailureStory[] {
  return files
    .filter(({ path }) => path.endsWith('.stories.tsx'))
    .flatMap(({ path, source }) =>
      readStoryFile(source).stories.map(({ id, title, name, text }) => ({
        area: areaOf(path),
        storyId: id,
        title,
        name,
        calls: failedCalls(text),
        texts: textsIn(text),
      })),
    );
}

function failedCalls(text: string): string[] {
  return [...new Set(allOf(/failing\(\s*calls\.(\w+\.\w+)/g, text))];
}

/** Where the code says what a failing call tells: `useAction(calls.x.y, { failure: t('key') })` and its like. */
export function declaredFailures(files: readonly SourceFile[]): DeclaredFailure[] {
  return files
    .filter(({ path }) => !/\.(?:stories|test)\./.test(path))
    .flatMap(({ path, source }) =>
      [...source.matchAll(/\buse(?:Action|Toggle|Endpoint|Upload)\w*(?:<[^>]*>)?\(/g)].flatMap((match) => {
        const declared = balanced(source, match.index + match[0].length);
        const [, failure = ''] = /failure:([\s\S]*)/.exec(declared) ?? [];
        const keys = /\bt\(/.test(failure) ? keysIn(failure) : [];
        const calls = callNames(declared);
        return keys.length > 0 && calls.length > 0 ? [{ area: areaOf(path), calls, keys }] : [];
      }),
    );
}

/** `t('key')`, `t(isOn ? 'one' : 'other')`. */
function keysIn(source: string): string[] {
  const inside = [...source.matchAll(/\bt\(/g)].map((match) => balanced(source, match.index + match[0].length));
  return [...new Set(inside.flatMap((text) => allOf(/'(\w+)'/g, text)))];
}

/** From behind an opening bracket to its closing one. */
function balanced(source: string, from: number): string {
  let depth = 1;
  for (let at = from; at < source.length; at += 1) {
    const sign = source[at];
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    if (depth === 0) return source.slice(from, at);
  }
  return source.slice(from);
}
