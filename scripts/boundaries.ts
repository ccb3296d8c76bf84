/** Who may import whom: the rules of .dependency-cruiser.ts, no circles of the server's modules, and no writes in their queries. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import rules from '../.dependency-cruiser.ts';
import { moduleCircles } from './module-circles.ts';
import { workspace } from './workspace.ts';

export interface Violation {
  rule: string;
  from: string;
  to: string;
}

const folders = ['packages', 'apps', 'profiles', '.storybook', 'scripts'];

/** Every import below a folder laid out like the workspace that breaks a rule. */
export async function boundaryViolations(baseDir = workspace): Promise<Violation[]> {
  const present = globSync(folders, { cwd: baseDir });
  const ruleSet = { forbidden: rules.forbidden };
  const { output } = await cruise(present, { ...rules.options, baseDir, validate: true, ruleSet });
  // Without an output type the report is the result object, never a text.
  const { summary, modules } = output as ICruiseResult;
  const imports = summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
  const circles = moduleCircles(modules).map((place) => ({ rule: 'server-modules-form-layers', ...place }));
  return [...imports, ...circles, ...writesInQueries(baseDir)];
}

/** What inserts, updates, deletes or locks, by the builder or in SQL. */
const write =
  /\.(?:insert|update|delete)\(|\.for\('|\bpg_(?:try_)?advisory_|\b(?:insert into|delete from|for (?:no key )?update|for (?:key )?share)\b|\bupdate \S+(?: \w+)? set\b/;

function writesInQueries(baseDir: string): Violation[] {
  return globSync('apps/server/src/modules/**/*.queries.ts', { cwd: baseDir })
    .filter((file) => write.test(readFileSync(join(baseDir, file), 'utf8')))
    .map((from) => ({ rule: 'sql-has-its-files', from, to: 'a write' }));
}

if (import.meta.main) {
  const violations = await boundaryViolations();
  for (const { rule, from, to } of violations) console.error(`${rule}: ${from} → ${to}`);
  if (violations.length > 0) process.exitCode = 1;
  console.log(`${violations.length === 0 ? 'No' : violations.length} imports cross a border they may not cross.`);
}
