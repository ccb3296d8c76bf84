/**
 * Runs every story of the design system in five brands, light and dark, and prints component × state × look as a table.
 * pnpm stories:matrix [folder]
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { profileNames } from '@portal/profiles';

const workspace = fileURLToPath(new URL('../', import.meta.url));
const schemes = ['light', 'dark'] as const;

/** What Vitest's JSON reporter says of a file of stories. */
export interface SuiteResult {
  name: string;
  assertionResults: readonly { title: string; status: string; failureMessages?: readonly string[] }[];
}

export interface MatrixRow {
  component: string;
  state: string;
  /** The story plays and has no axe violation in the look it is written in. */
  plays: boolean;
  /** `ota, dark` → its contrast is enough. Null where the story did not get that far. */
  looks: Readonly<Record<string, boolean | null>>;
}

export const lookNames = profileNames.flatMap((profile) => schemes.map((scheme) => `${profile}, ${scheme}`));

/** A row for every story. */
export function matrixOf(results: readonly SuiteResult[]): MatrixRow[] {
  return results.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status, failureMessages = [] }) => {
      const message = failureMessages.join('\n');
      const isContrast = message.includes('Too little contrast in');
      const plays = status === 'passed' || isContrast;
      const isGood = (look: string) => (plays ? !message.includes(`${look}: `) : null);
      return {
        component: /(\w+)\.stories\.tsx$/.exec(name)?.[1] ?? name,
        state: title,
        plays,
        looks: Object.fromEntries(lookNames.map((look) => [look, isGood(look)])),
      };
    }),
  );
}

const sign = (isGood: boolean | null) => (isGood === null ? '·' : isGood ? '✓' : '✗');

/** The matrix as lines of text: two signs a brand, light and dark. */
export function tableOf(rows: readonly MatrixRow[]): string[] {
  const first = Math.max(9, ...rows.map(({ component }) => component.length)) + 2;
  const second = Math.max(5, ...rows.map(({ state }) => state.length)) + 2;
  const head = ['Component'.padEnd(first), 'State'.padEnd(second), 'plays'.padEnd(7)].join('');
  const line = (row: MatrixRow, at: number) => {
    const isRepeated = rows[at - 1]?.component === row.component;
    const looks = profileNames.map((profile) =>
      schemes
        .map((scheme) => sign(row.looks[`${profile}, ${scheme}`] ?? null))
        .join(' ')
        .padEnd(profile.length + 2),
    );
    return `${(isRepeated ? '' : row.component).padEnd(first)}${row.state.padEnd(second)}${sign(row.plays).padEnd(7)}${looks.join('')}`.trimEnd();
  };
  return [
    `${head}${profileNames.map((profile) => profile.padEnd(profile.length + 2)).join('')}`.trimEnd(),
    ...rows.map(line),
  ];
}

/** What the table comes to, in one sentence. */
export function verdictOf(rows: readonly MatrixRow[]): string {
  const cells = rows.flatMap(({ looks }) => Object.values(looks));
  const good = cells.filter((cell) => cell === true).length;
  const components = new Set(rows.map(({ component }) => component)).size;
  return `${components} components, ${rows.length} states, ${good} of ${cells.length} cells good.`;
}

function runStories(folder: string): SuiteResult[] {
  const output = mkdtempSync(join(tmpdir(), 'story-matrix-'));
  const report = join(output, 'report.json');
  const args = ['run', '--config', '.storybook/vitest.config.ts', '--reporter=json', `--outputFile=${report}`];
  try {
    execFileSync(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], {
      cwd: workspace,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, LOOKS: 'all', STORIES: folder },
    });
  } catch {
    // A failed story fails the run; the table shows which.
  }
  try {
    // Vitest writes the file.
    return (JSON.parse(readFileSync(report, 'utf8')) as { testResults: SuiteResult[] }).testResults;
  } finally {
    rmSync(output, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const [folder = 'packages/ui/src'] = process.argv.slice(2);
  const rows = matrixOf(runStories(folder));
  for (const line of tableOf(rows)) console.log(line);
  console.log(`\n${verdictOf(rows)}`);
  const isGood = rows.length > 0 && rows.every(({ looks }) => Object.values(looks).every((cell) => cell === true));
  if (!isGood) process.exitCode = 1;
}
