/** The code in the docs and in the packages' READMEs, compiled as it stands there against the sources: no file is written. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { type Surroundings, surroundings } from './doc-surroundings.ts';
import { workspace } from './workspace.ts';

const pages = ['README.md', 'docs/**/*.md', 'packages/*/README.md'];
/** `pnpm package-checks` builds a portal of these, with the packages as they are packed. */
const compiledElsewhere = ['packages/host/README.md'];

const block = /^( *)```(tsx?|js)(?: (\S+))?\n(.*?)^ *```$/gms;
// They are built, and not there before.
const styles = `declare module '*.css';\n`;

export interface CodeBlock {
  page: string;
  line: number;
  language: string;
  /** As the reader is told to call it. */
  name: string | undefined;
  text: string;
}

/** The blocks of TypeScript and JavaScript on a page. */
export function blocksOf(page: string, text: string): CodeBlock[] {
  return [...text.matchAll(block)].map(({ index, 1: indent = '', 2: language = '', 3: name, 4: code = '' }) => ({
    page,
    line: text.slice(0, index).split('\n').length + 1,
    language,
    name,
    text: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));
}

export function allBlocks(): CodeBlock[] {
  return globSync(pages, { cwd: workspace })
    .filter((page) => !compiledElsewhere.includes(page))
    .flatMap((page) => blocksOf(page, readFileSync(join(workspace, page), 'utf8')));
}

/** How `doc-surroundings.ts` calls a block: by its page and its first line. */
export function keyOf({ page, text }: CodeBlock): string {
  return `${page}: ${text.split('\n')[0]}`;
}

/** Files beside the page, so that they see the packages that it sees, and those of one page each other. */
function placeOf({ page, line, language, name }: CodeBlock): string {
  return join(workspace, `${page.replace(/\.md$/, '')}-code`, name ?? `line-${line}.${language}`);
}

/** What the compiler says of the blocks, each by its line on the page. */
export function faultsIn(blocks: readonly CodeBlock[]): string[] {
  const placed = new Map(blocks.map((block) => [placeOf(block), block]));
  const around = (block: CodeBlock) => surroundings[keyOf(block)] ?? {};
  const texts = new Map([...placed].map(([place, block]) => [place, textOf(block, around(block))]));
  const stylesheets = join(workspace, 'docs/stylesheets.d.ts');
  texts.set(stylesheets, styles);
  const program = ts.createProgram([...texts.keys()], options(), hostOf(texts));
  return [...placed].flatMap(([place, block]) => {
    const source = program.getSourceFile(place);
    if (source === undefined) return [`${block.page}:${block.line} is not compiled`];
    const diagnostics = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    return diagnostics.map(({ start = 0, messageText }) => {
      const line = source.getLineAndCharacterOfPosition(start).line - linesIn(around(block).before ?? '');
      return `${block.page}:${block.line + line} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
    });
  });
}

/** A module, so that two blocks may name something alike. */
function textOf({ text, language }: CodeBlock, { before = '', after = '' }: Surroundings): string {
  return `${before}${text}${after}${language === 'js' ? '' : '\nexport {};\n'}`;
}

function linesIn(text: string): number {
  return text.split('\n').length - 1;
}

/** The workspace's own, for readers who need not use all that they name. */
function options(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(workspace, 'tsconfig.json'), ts.sys.readFile);
  const { compilerOptions } = config as { compilerOptions: object };
  const readers = {
    noUnusedLocals: false,
    noUnusedParameters: false,
    allowJs: true,
  };
  return ts.convertCompilerOptionsFromJson({ ...compilerOptions, ...readers }, workspace).options;
}

function hostOf(texts: ReadonlyMap<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(options());
  const folders = new Set([...texts.keys()].flatMap(foldersOf));
  return {
    ...host,
    fileExists: (file) => texts.has(file) || host.fileExists(file),
    readFile: (file) => texts.get(file) ?? host.readFile(file),
    directoryExists: (folder) => folders.has(folder) || ts.sys.directoryExists(folder),
    getSourceFile: (file, version) => {
      const text = texts.get(file) ?? host.readFile(file);
      return text === undefined ? undefined : ts.createSourceFile(file, text, version);
    },
  };
}

function foldersOf(file: string): string[] {
  const folder = dirname(file);
  return folder.length < workspace.length ? [] : [folder, ...foldersOf(folder)];
}

/** What a block imports of a package that has no such entry point. */
export function unknownStylesheets({ page, text }: CodeBlock): string[] {
  return [...text.matchAll(/'@portal\/([\w-]+)\/([\w-]+\.css)'/g)].flatMap(([, name = '', sheet = '']) => {
    const manifest = readFileSync(join(workspace, 'packages', name, 'package.json'), 'utf8');
    const { exports } = JSON.parse(manifest) as { exports: Record<string, unknown> };
    return `./${sheet}` in exports ? [] : [`${page}: @portal/${name} has no ./${sheet}`];
  });
}
