import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { Step } from './check-steps.ts';
import { startStep, type StepProcess } from './step-process.ts';
import { outcomeOf, type Outcome, type SuiteReport } from './suite-report.ts';

const failuresAtOnce = fileURLToPath(new URL('failures-at-once.ts', import.meta.url));

interface RunSettings {
  workspace: string;
  /** The folder of the logs. */
  logs: string;
  silenceMs?: number;
  /** Is given the process, so that it can be ended. */
  onStart?: (process: StepProcess) => void;
}

/** Runs a step as CI does: alone, with its log beside the others', and says how it went. */
export async function runStep(
  step: Pick<Step, 'name' | 'args' | 'isSuite'>,
  { workspace, logs, silenceMs = 15 * 60_000, onStart }: RunSettings,
): Promise<Outcome> {
  const report = join(logs, `${step.name}.json`);
  const log = join(logs, `${step.name}.log`);
  rmSync(report, { force: true });
  const reporters = step.isSuite
    ? ['--reporter=default', `--reporter=${failuresAtOnce}`, '--reporter=json', `--outputFile.json=${report}`]
    : [];
  const env = { ...process.env, CI: 'true', NO_COLOR: '1', FORCE_COLOR: undefined };
  const started = startStep([...step.args, ...reporters], { cwd: workspace, env, log, silenceMs });
  onStart?.(started);
  const { code, hasHung } = await started.ended;
  if (!hasHung && step.isSuite && existsSync(report)) {
    const suite: SuiteReport = JSON.parse(readFileSync(report, 'utf8'));
    return outcomeOf({ ...suite, success: suite.success && code === 0 }, workspace);
  }
  if (!hasHung && code === 0) return { passed: 1, failed: 0, failures: [], flaky: [] };
  const written = stripVTControlCharacters(readFileSync(log, 'utf8')).trim().slice(-4000);
  const reason = hasHung ? `was ended: it wrote nothing for ${silenceMs / 60_000} minutes.\n${written}` : written;
  return { passed: 0, failed: 1, failures: [{ name: step.name, reason }], flaky: [] };
}
