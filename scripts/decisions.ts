/** `pnpm decisions` lists docs/decisions in the README there: number, title, and whether a later one took its place. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspace } from './workspace.ts';

const folder = join(workspace, 'docs/decisions');
const overview = 'README.md';
const texts = ['*.md', 'docs/**/*.md', '{packages,apps,profiles,scripts,.storybook}/**/*.{ts,tsx,mjs,md}'];

const superseded = /^Superseded by \[\d{3}\]\((\d{3}-[\w-]+\.md)\)/m;
const replaces = /\bReplaces \[\d{3}\]\((\d{3}-[\w-]+\.md)\)/g;

export interface Decision {
  file: string;
  text: string;
}

function numberOf(file: string): string {
  return file.slice(0, 3);
}

function titleOf({ file, text }: Decision): string {
  const [heading = ''] = text.split('\n');
  return heading.startsWith(`# ${numberOf(file)} `) ? heading.slice(6) : '';
}

function successorOf({ text }: Decision): string | undefined {
  return superseded.exec(text)?.[1];
}

export function allDecisions(): Decision[] {
  return globSync('*.md', { cwd: folder })
    .filter((file) => file !== overview)
    .sort()
    .map((file) => ({ file, text: readFileSync(join(folder, file), 'utf8') }));
}

/** What is wrong with how they are numbered, named and linked to each other. */
export function flawsOf(decisions: readonly Decision[]): string[] {
  return decisions.flatMap((decision, at) => {
    const { file, text } = decision;
    const number = numberOf(file);
    const successor = decisions.find((other) => other.file === successorOf(decision));
    const replaced = Array.from(text.matchAll(replaces), ([, other = '']) => other);
    const unaware = decisions.filter((other) => replaced.includes(other.file) && successorOf(other) !== file);
    return [
      ...(/^\d{3}-[a-z\d-]+\.md$/.test(file) ? [] : [`${file} is not called by a number and words`]),
      ...(decisions.findIndex((other) => numberOf(other.file) === number) === at
        ? []
        : [`${file}: ${number} is taken`]),
      ...(titleOf(decision) === '' ? [`${file} does not begin with '# ${number} ' and its title`] : []),
      ...(successor === undefined || successor.text.includes(`Replaces [${number}](${file})`)
        ? []
        : [`${successor.file} does not say that it replaces ${number}`]),
      ...unaware.map((other) => `${other.file} does not say that ${number} has superseded it`),
    ];
  });
}

export function overviewOf(decisions: readonly Decision[]): string {
  const rows = decisions.map((decision) => {
    const successor = successorOf(decision);
    const status = successor === undefined ? 'accepted' : `superseded by [${numberOf(successor)}](${successor})`;
    return `| [${numberOf(decision.file)}](${decision.file}) | ${titleOf(decision)} | ${status} |`;
  });
  return [
    '# Why things are as they are\n',
    'One decision a page, listed by `pnpm decisions`. A number is given once: a decision that changes gets a page of its own, which says `Replaces [029](…)`, and the old',
    'page says `Superseded by [041](…)` below its title. A number that is missing was never used.\n',
    '| number | decision | status |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

/** The links and mentions of a text that lead to no decision, or name another one than they lead to. */
export function deadMentions(file: string, text: string, decisions: readonly Decision[]): string[] {
  const files = new Set(decisions.map((decision) => decision.file));
  const isBeside = dirname(file) === 'docs/decisions';
  const mentions = Array.from(text.matchAll(/\bdecisions\/(\d{3}[\w-]*)/g), ([, name = '']) => `${name}.md`);
  const links = Array.from(text.matchAll(/\[(\d{3})\]\((?:[./\w-]*decisions\/)?(\d{3}-[\w-]+\.md)/g));
  const beside = isBeside ? links.map(([, , name = '']) => name) : [];
  return [
    ...[...mentions, ...beside].filter((name) => !files.has(name)).map((name) => `${file}: there is no ${name}`),
    ...links
      .filter(([, label = '', name = '']) => label !== numberOf(name))
      .map(([, label, name]) => `${file}: [${label}] leads to ${name}`),
  ];
}

/** Such mentions in all docs and sources. */
export function allDeadMentions(): string[] {
  const decisions = allDecisions();
  return globSync(texts, { cwd: workspace, exclude: (path) => /(?:^|\/)(?:node_modules|dist)$/.test(path) }).flatMap(
    (file) => deadMentions(file, readFileSync(join(workspace, file), 'utf8'), decisions),
  );
}

export function readOverview(): string {
  return readFileSync(join(folder, overview), 'utf8');
}

if (import.meta.main) {
  const decisions = allDecisions();
  const flaws = [...flawsOf(decisions), ...allDeadMentions()];
  writeFileSync(join(folder, overview), overviewOf(decisions));
  for (const flaw of flaws) console.error(flaw);
  if (flaws.length > 0) process.exitCode = 1;
  console.log(`${decisions.length} decisions are listed.`);
}
