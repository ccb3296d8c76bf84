/**
 * A test waits for what it looks at: a fixed time is too long on an idle machine and too short on a busy one. It waits as long as the configuration lets all
 * tests of its kind wait: a time of its own that is shorter, and the one second of Vitest's `waitFor`, end it on a busy machine too. And it does not act
 * before what it acts on is there, which only a quick machine forgives.
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const workspace = fileURLToPath(new URL('../', import.meta.url));

const tests = [
  '{apps,packages,profiles,scripts,.storybook}/**/*.{test,stories}.{ts,tsx}',
  'packages/demo/src/areas/*/sequences{.ts,/*.ts}',
  'apps/*/e2e/**/*.ts',
  '{apps,packages}/*/src/**/{testing,stories,conformance}/**/*.{ts,tsx}',
  '.storybook/**/*.{ts,tsx}',
];

const waits = [
  /\.waitForTimeout\(/,
  /import\s*\{[^}]*\bsetTimeout\b[^}]*\}\s*from\s*['"](?:node:)?timers\/promises['"]/,
  /new Promise(?:<[^>]*>)?\(\s*\(?\w*\)?\s*=>\s*\{?\s*(?:void\s+)?(?:window\.|globalThis\.)?setTimeout\(/,
  /Atomics\.wait\(/,
  /\bvi\.wait(?:For|Until)\(/,
  /\{\s*timeout: *(?:\d{1,4}|1[0-4]\d{3}|\d_\d{3}|1[0-4]_\d{3})\b/,
];

/** In a browser a time of its own is there to wait longer than Playwright (30 s) and a poll (`pollMs`) do. */
const shortInBrowser = /\{\s*timeout: *(?:[1-3]\d_?|4[0-4]_?)\d{3}\b/;

/** The rest of a statement that neither acts nor looks where the focus is. */
const calm = String.raw`(?:(?!userEvent|typeInto|contains\(|Focus\()[^;])*`;
const pressedIn = (roles: string, keys: string) =>
  new RegExp(
    String.raw`(?<=[;{}]\s*)(?!\s)${calm}\b(?:find|get)(?:All)?ByRole\(\s*'(?:${roles})'${calm};(?:\s*await expect\(${calm};)*\s*await userEvent\.keyboard\(${keys}`,
  );

const tooEarly = [
  // What is waited for after the deed may have come before.
  /\bawait (?:\w+\.)+waitFor(?:Response|Request|Event)\(/,
  // A list is as it was for a moment after a search, and moves from under the pointer.
  /'searchbox'[^;]*\.fill\([^;]*;\s*await [^;]*\.(?:click|tap)\(/,
  // Until what has opened has the focus, a key reaches what is behind it.
  pressedIn('dialog|alertdialog|menu|menuitem|listbox', ''),
  pressedIn('option', String.raw`'\{Escape\}'`),
];

/** Tests in which time goes by on purpose, each with the reason. */
const excused: Readonly<Record<string, string>> = {
  'apps/server/src/http/bodies.test.ts': 'how slowly a body may be sent is what it tests',
  '.storybook/lazy-element-error.test.tsx': 'what is said at the end of a wait is what it tests',
};

/** The lines on which a test waits for a time, for too short a time, or too late, as 'file:line'. Where the clock is the test's own, no time goes by. */
export function fixedWaits(file: string, source: string): string[] {
  if (source.includes('vi.useFakeTimers(') || file in excused) return [];
  const sought = [...waits, ...tooEarly, ...(/^apps\/[^/]+\/e2e\//.test(file) ? [shortInBrowser] : [])];
  const starts = sought.flatMap((wait) => [...source.matchAll(new RegExp(wait, 'g'))].map(({ index }) => index));
  return starts.toSorted((a, b) => a - b).map((at) => `${file}:${source.slice(0, at).split('\n').length}`);
}

/** Every test and story of the workspace, and what they stand on. */
export function testFiles(): { file: string; source: string }[] {
  const files = globSync(tests, { cwd: workspace, exclude: ['**/node_modules/**', '**/dist/**'] });
  return [...new Set(files)].sort().map((file) => ({ file, source: readFileSync(workspace + file, 'utf8') }));
}
