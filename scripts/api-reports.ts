/**
 * `pnpm api-reports`: what each published package exports, in its `api-report.md`, from the packages as they were built. A changed export fails until
 * `pnpm api-reports --write` has written it down, so that whoever reviews the change sees it.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { packageNames } from './package-checks.ts';
import { type EntryPointText, withoutDuplicates } from './report-entry-points.ts';
import { withNames } from './report-names.ts';
import { workspace } from './workspace.ts';

const quiet = { default: { logLevel: ExtractorLogLevel.None } };
/** What the extractor says of every declaration, and of none in particular. */
const noise =
  /^\s*\/\/ \(undocumented\)\n|^\/\/ @public(?: \(undocumented\))?\n|^\/\/ \(No @packageDocumentation.*\n/gm;

type EntryPoints = Record<string, string | { types?: string; import?: string }>;

interface Manifest {
  exports: EntryPoints;
  /** Without it the package is published as it stands in the workspace. */
  publishConfig?: { exports?: EntryPoints };
}

interface EntryPoint {
  packageName: string;
  /** As a host imports it. */
  name: string;
  config: ExtractorConfig;
}

function entryPointsOf(packageName: string, into: string): EntryPoint[] {
  const folder = join(workspace, 'packages', packageName);
  const { exports, publishConfig }: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.entries(publishConfig?.exports ?? exports).flatMap(([entryPoint, files]) => {
    if (typeof files === 'string' || files.import === undefined || files.types === undefined) return [];
    const name = `@portal/${packageName}${entryPoint.slice(1)}`;
    const namesAll = packageName !== 'api' || name === schemasEntryPoint;
    return [{ packageName, name, config: configOf(folder, join(folder, files.types), into, namesAll) }];
  });
}

/** Types that an export of another entry point of the API names stand at this one. */
const schemasEntryPoint = '@portal/api/contract';

function configOf(folder: string, types: string, into: string, namesAll: boolean): ExtractorConfig {
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: types,
      newlineKind: 'lf',
      compiler: { overrideTsconfig: { compilerOptions, files: [types] } },
      apiReport: {
        enabled: true,
        reportFileName: 'entry-point',
        reportFolder: into,
        reportTempFolder: into,
        // Those that an export names without being one.
        includeForgottenExports: namesAll,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: { extractorMessageReporting: quiet, compilerMessageReporting: quiet, tsdocMessageReporting: quiet },
    },
  });
}

const compilerOptions = {
  target: 'es2023',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2024', 'dom', 'dom.iterable'],
  types: [],
  strict: true,
  skipLibCheck: true,
};

/** The reports of all packages by name; the entry points share one reading of the declarations. */
function reportPackages(): Map<string, string> {
  const into = mkdtempSync(join(tmpdir(), 'portal-api-reports-'));
  try {
    const entryPoints = packageNames.flatMap((name) => entryPointsOf(name, into));
    const [first] = entryPoints;
    if (first === undefined) throw new Error('No package has an entry point');
    const compilerState = CompilerState.create(first.config, {
      additionalEntryPoints: entryPoints.map(({ config }) => config.mainEntryPointFilePath),
    });
    const texts = new Map<string, EntryPointText[]>();
    for (const { packageName, name, config } of entryPoints) {
      Extractor.invoke(config, {
        localBuild: true,
        compilerState,
        messageCallback: (message) => (message.handled = true),
      });
      const text = inOneOrder(fenced(readFileSync(config.reportFilePath, 'utf8')).replaceAll(noise, ''));
      texts.set(packageName, [...(texts.get(packageName) ?? []), { name, text }]);
    }
    return new Map(Array.from(texts, ([packageName, entryTexts]) => [packageName, reportOf(packageName, entryTexts)]));
  } finally {
    rmSync(into, { recursive: true, force: true });
  }
}

/** What stands between the fences of a code block, which is all that a report of the extractor says. */
function fenced(report: string): string {
  const [, text = ''] = /^```ts\n(.*?)^```$/ms.exec(report) ?? [];
  return text;
}

function reportOf(packageName: string, entryPoints: readonly EntryPointText[]): string {
  const sections = withoutDuplicates(entryPoints).map(
    ({ name, text }) => `\n## \`${name}\`\n\n\`\`\`ts\n${withNames(text)}\n\`\`\`\n`,
  );
  return `# What @portal/${packageName} exports\n\n${origin}\n${sections.join('')}`;
}

const member = /^( +)(?:readonly )?\w+\??: .*;$/;

/** Plain members beside each other, and texts or numbers of a union, by their names: of a record over a union, one build prints them in another order than the next. */
function inOneOrder(report: string): string {
  const runs: string[][] = [];
  let indent: string | undefined;
  for (const line of report.split('\n')) {
    const own = member.exec(line)?.[1];
    if (own === undefined || own !== indent) runs.push([]);
    runs.at(-1)?.push(line);
    indent = own;
  }
  const literals = /'[^'\n]*'(?: \| '[^'\n]*')+|"[^"\n]*"(?: \| "[^"\n]*")+|\b\d+(?: \| \d+)+\b/g;
  return runs
    .flatMap((run) => run.toSorted())
    .join('\n')
    .replaceAll(literals, (union) => union.split(' | ').toSorted().join(' | '));
}

const origin = [
  'Written by `pnpm api-reports --write` from the built package. A type that a constant has stands with the constant, and is named elsewhere (`typeof post`); what two entry points export stands at the first.',
  'Zod’s types stand without `zod.`, and its objects say what they do with unknown keys where they do not drop them.',
].join('\n');

/** The first lines that differ, for who reads the log. */
function firstDifference(committed: string, found: string): string {
  const [before, now] = [committed.split('\n'), found.split('\n')];
  const at = now.findIndex((line, index) => line !== before[index]);
  const from = at < 0 ? now.length : at;
  return [
    ...before.slice(from, from + 3).map((line) => `- ${line}`),
    ...now.slice(from, from + 3).map((line) => `+ ${line}`),
  ].join('\n');
}

const isWriting = process.argv.includes('--write');
const reports = reportPackages();
for (const [name, found] of reports) {
  const file = join(workspace, 'packages', name, 'api-report.md');
  const committed = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (committed === found) continue;
  if (isWriting) writeFileSync(file, found);
  else {
    process.exitCode = 1;
    console.error(
      `@portal/${name} exports something else than packages/${name}/api-report.md says; \`pnpm api-reports --write\` writes it down.\n${firstDifference(committed, found)}`,
    );
  }
}
console.log(`The exports of ${reports.size} packages ${isWriting ? 'written down' : 'compared with their reports'}.`);
