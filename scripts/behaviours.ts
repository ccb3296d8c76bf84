/** `pnpm behaviours` ticks in docs/behaviours what a test or story names, and counts it in the README there and by area in that of the workspace. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { withBuiltList } from './built-areas.ts';
import { namedIn } from './named-behaviours.ts';
import { workspace } from './workspace.ts';

const folder = join(workspace, 'docs/behaviours');
const overview = 'README.md';
/** The workspace's, seen from the pages. */
const readme = '../../README.md';
const places = ['packages', 'apps', 'profiles', 'scripts', '.storybook'];

const line = /^- (?:\[[ x]\] )?\*\*([A-Z]{3}-\d{3,4})\*\* (.*)$/;
const explanation = [
  'What the portal does, one behaviour a line, each with the id that tests and stories name. Decisions that refine a behaviour stand in',
  '[`../decisions`](../decisions). A tick: built, and a test or story of this repository holds it. No tick: not built, or nothing holds it yet.',
].join('\n');

/** The page with a tick at each behaviour that is named. */
export function ticked(page: string, named: ReadonlySet<string>): string {
  const [title = '', ...rest] = page.split(/^(?=#)/m);
  const sections = rest.map((section) =>
    section
      .split('\n')
      .map((text) => {
        const [, id = '', words = ''] = line.exec(text) ?? [];
        return id === '' ? text : `- [${named.has(id) ? 'x' : ' '}] **${id}** ${words}`;
      })
      .join('\n'),
  );
  return [`${title.split('\n')[0]}\n\n${explanation}\n\n`, ...sections].join('');
}

export interface Count {
  title: string;
  built: number;
  all: number;
}

/** How many behaviours of each section are ticked. */
export function countsIn(page: string): Count[] {
  return page.split(/^## /m).flatMap((section) => {
    const [title = ''] = section.split('\n');
    const all = section.match(/^- \[[ x]\] /gm)?.length ?? 0;
    const built = section.match(/^- \[x\] /gm)?.length ?? 0;
    return all === 0 ? [] : [{ title, built, all }];
  });
}

export function overviewOf(pages: readonly { name: string; title: string; counts: readonly Count[] }[]): string {
  const tables = pages.map(({ name, title, counts }) => {
    const sum = (key: 'built' | 'all') => counts.reduce((total, count) => total + count[key], 0);
    const rows = counts.map((count) => `| ${count.title} | ${count.built} | ${count.all} |`);
    return [
      `## [${title}](${name})\n`,
      `${sum('built')} of ${sum('all')} are built.\n`,
      '| section | built | of |',
      '| --- | --- | --- |',
      ...rows,
    ].join('\n');
  });
  return (
    ['# What is built', `Counted by \`pnpm behaviours\`. ${explanation.split(/\. (?=A tick)/)[1]}`, ...tables].join(
      '\n\n',
    ) + '\n'
  );
}

/** The texts of all tests or stories, by file. */
export function sourcesOf(kind: 'test' | 'stories'): Map<string, string> {
  const files = globSync(
    places.map((place) => `${place}/**/*.${kind}.{ts,tsx}`),
    { cwd: workspace, exclude: (path) => path.split('/').includes('node_modules') },
  );
  return new Map(files.map((file) => [file, readFileSync(join(workspace, file), 'utf8')]));
}

/** What the pages, their overview and the workspace's README should say, by file, and the named ids that no page has. */
export function currentPages(): { pages: Map<string, string>; unknown: string[] } {
  const sources = [...sourcesOf('test'), ...sourcesOf('stories')];
  const named = new Set(sources.flatMap(([file, text]) => namedIn(text, file)));
  const names = globSync('*.md', { cwd: folder })
    .filter((name) => name !== overview)
    .sort();
  const pages = new Map(names.map((name) => [name, ticked(readFileSync(join(folder, name), 'utf8'), named)]));
  const known = new Set(
    [...pages.values()].flatMap((page) => page.match(/(?<=^- \[[ x]\] \*\*)[A-Z]{3}-\d{3,4}/gm) ?? []),
  );
  const described = [...pages].map(([name, page]) => ({
    name,
    title: page.split('\n')[0]?.slice(2) ?? '',
    counts: countsIn(page),
  }));
  pages.set(overview, overviewOf(described));
  const counts = described.flatMap((page) => page.counts);
  pages.set(readme, withBuiltList(readPage(readme), counts));
  return { pages, unknown: [...named].filter((id) => !known.has(id)) };
}

export function readPage(name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}

if (import.meta.main) {
  const { pages, unknown } = currentPages();
  for (const [name, page] of pages) writeFileSync(join(folder, name), page);
  for (const id of unknown) console.error(`${id} is named by a test or story, but is no behaviour`);
  if (unknown.length > 0) process.exitCode = 1;
  console.log(`${pages.size} pages are current (${basename(import.meta.filename)}).`);
}
