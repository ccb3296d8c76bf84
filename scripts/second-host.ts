/**
 * The portal of a sixth organisation, written from the README of @portal/host alone and built from the packages as they are packed, outside the workspace;
 * with a feature that is not ours, written from docs/your-own-feature.md alone, and with its pages as custom elements.
 */
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { failureOf } from './failure-of.ts';
import { foreignWordsIn } from './foreign-words.ts';
import { filesOfPage } from './page-files.ts';
import { problemsOfElements } from './second-host-elements.ts';
import { mostSheets, pageBudgets } from './page-budgets.ts';
import { workspace } from './workspace.ts';

const mostLines = 60;
const block = /^```(\w+) (\S+)\n(.*?)^```$/gms;
const pictures = ['favicon', 'logo', 'sign-in'];
const env = { NODE_OPTIONS: '', NO_COLOR: '1' };

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
}

/** Every file that a page has the reader write. */
function filesDescribedIn(page: string): Map<string, string> {
  const blocks = readFileSync(join(workspace, page), 'utf8').matchAll(block);
  return new Map(Array.from(blocks, ([, , name = '', text = '']) => [name, text]));
}

/** What a reader writes by hand: no settings of tools. */
function linesOf(files: ReadonlyMap<string, string>): number {
  const written = [...files].filter(([name]) => !name.endsWith('.json'));
  return written.reduce((total, [, text]) => total + text.trimEnd().split('\n').length, 0);
}

/** Builds the second host beside the unpacked packages `<into>/<name>/package`; answers with what is wrong, in words. */
export async function checkSecondHost(into: string, packages: readonly string[]): Promise<string[]> {
  const host = join(into, 'second-host');
  const files = filesDescribedIn('packages/host/README.md');
  for (const [name, text] of files) write(join(host, name), withFeature(name, text));
  for (const name of pictures)
    cpSync(join(workspace, `profiles/ota/brand/${name}.svg`), join(host, `organisation/brand/${name}.svg`));
  install(host, into, packages);
  const feature = join(host, 'surveys');
  const compiler = join(host, 'node_modules/typescript/bin/tsc');
  for (const [name, text] of filesDescribedIn('docs/your-own-feature.md')) write(join(feature, name), text);
  const unbuilt = await failureOf([compiler, '-p', '.'], feature, env);
  if (unbuilt !== null) return [`the feature of docs/your-own-feature.md: ${unbuilt}`];
  for (const name of ['package.json', 'dist'])
    cpSync(join(feature, name), join(host, 'node_modules/@harbour/surveys', name), { recursive: true });
  rmSync(feature, { recursive: true });
  const failure =
    (await failureOf([compiler, '-p', '.'], host, env)) ??
    (await failureOf(['node_modules/vite/bin/vite.js', 'build'], host, env));
  if (failure !== null) return [`the second host: ${failure}`];
  const lines = linesOf(files);
  const tooMany = lines < mostLines ? [] : [`it has ${lines} lines, ${mostLines} or more`];
  const dist = join(host, 'dist');
  const problems = [...tooMany, ...missingIn(dist), ...heavyIn(dist), ...problemsOfElements(host)];
  return [...problems, ...(await foreignWordsIn(host))].map((problem) => `the second host: ${problem}`);
}

/** What a host changes to have the feature, beside what the README says. */
const featureChanges: readonly (readonly [file: string, from: string, to: string])[] = [
  ['organisation/profile.ts', `{ communities: true },`, `{ communities: true }, otherModules: { surveys: true },`],
  [
    'vite.config.ts',
    `import { portal }`,
    `import { manifests as surveys } from '@harbour/surveys/manifest';\nimport { portal }`,
  ],
  ['vite.config.ts', `...communities] })`, `...communities, ...surveys], buildsElements: true })`],
];

function withFeature(name: string, text: string): string {
  const changes = featureChanges.filter(([file]) => file === name);
  return changes.reduce((changed, [, from, to]) => {
    if (!changed.includes(from)) throw new Error(`The README's ${name} has no ${from} any more`);
    return changed.replace(from, to);
  }, text);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** As an installer would lay them out: a package finds what it names, and nothing else of the workspace. */
function install(host: string, into: string, packages: readonly string[]): void {
  for (const name of packages) {
    const folder = join(host, 'node_modules/@portal', name);
    cpSync(join(into, name, 'package'), folder, { recursive: true });
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const named = Object.keys(manifest.dependencies ?? {}).filter((dependency) => !dependency.startsWith('@portal/'));
    for (const dependency of named) link(join(workspace, 'packages', name), folder, dependency);
  }
  const tools = ['@vanilla-extract/css', 'vite', '@types/node', '@types/react'];
  const own = ['react', 'react-dom', '@tanstack/react-query', ...tools];
  for (const name of own) link(workspace, host, name);
  link(workspace, host, '@typescript/native', 'typescript');
}

function link(from: string, to: string, name: string, as = name): void {
  const place = join(to, 'node_modules', as);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(join(from, 'node_modules', name), place);
}

/** What is wrong with the built portal. */
function missingIn(dist: string): string[] {
  const signIn = join(dist, 'account/sign-in.html');
  if (!existsSync(signIn)) return ['its sign-in page is not drawn'];
  const page = readFileSync(signIn, 'utf8');
  const scripts = globSync('assets/*.js', { cwd: dist }).map((file) => readFileSync(join(dist, file), 'utf8'));
  const has = (text: string) => scripts.some((script) => script.includes(text));
  const expected = ['<title>Sign In · Harbour Pilots</title>', 'Association of Harbour Pilots', 'type="password"'];
  const lacking = expected.filter((text) => !page.includes(text));
  return [
    ...lacking.map((text) => `its sign-in page lacks ${text}`),
    ...(has('Explore communities') ? [] : ['it lacks communities']),
    ...(has('Occupational Therapy') ? ['it names another organisation'] : []),
  ];
}

/** What a visit begins with, whosever portal it is. */
const pages = ['account/sign-in.html', 'pages/communities.dashboard.html'] as const;

/** Which pages come in more files, or more bytes, than ours may. */
function heavyIn(dist: string): string[] {
  const heavy = pages.flatMap((page) => {
    const { scripts, sheets, bytes } = filesOfPage(dist, page);
    const most = pageBudgets[page];
    console.log(`the second host's ${page}: ${scripts.length} scripts, ${sheets.length} sheets, ${bytes} bytes`);
    return [
      ...(scripts.length > most.files ? [`its ${page} asks for ${scripts.length} scripts`] : []),
      ...(sheets.length > mostSheets ? [`its ${page} asks for ${sheets.length} sheets`] : []),
      ...(bytes > most.kB * 1_000 ? [`its ${page} loads ${bytes} bytes of scripts`] : []),
    ];
  });
  return [...heavy, ...problemsOfFeature(dist)];
}

/** The feature's two pages share its calls: they come once, and with no file of their own. */
function problemsOfFeature(dist: string): string[] {
  const [list = [], survey = []] = ['list', 'survey'].map(
    (name) => filesOfPage(dist, `pages/surveys.${name}.html`).scripts,
  );
  const call = '/api/harbour/surveys/{id}/answer';
  const [shared, ...others] = list.filter((file) => readFileSync(join(dist, file), 'utf8').includes(call));
  const isOnce = shared !== undefined && others.length === 0 && survey.includes(shared);
  const isHeavy = list.length > pageBudgets['pages/communities.dashboard.html'].files;
  return [
    ...(isOnce ? [] : ['what two pages of the feature share is not in one script']),
    ...(isHeavy ? [`the feature's page asks for ${list.length} scripts`] : []),
  ];
}
