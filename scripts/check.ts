/**
 * `pnpm check`: everything that is checked before a change lands, two steps at a time. `pnpm check types unit` runs those alone.
 * Each step writes its log to .portal/check/; the last line counts what passed and what failed. Outside CI a step whose files are as they were
 * when it last passed is left out, and says so; `--all` runs it, and so does its name.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { steps, type Step } from './check-steps.ts';
import { findChromium } from './find-chromium.ts';
import { hashOfFiles, passedBefore } from './passed-before.ts';
import { outcomeOf, type Outcome, type SuiteReport } from './suite-report.ts';

const workspace = fileURLToPath(new URL('../', import.meta.url));
const logs = join(workspace, '.portal/check');
const lanes = 2;
const passes = passedBefore(join(logs, 'passed'));
const running = new Set<ChildProcess>();

/** Whether the step may be left out, and how it went otherwise. */
async function runUnlessPassed(step: Step, mayLeaveOut: boolean): Promise<Outcome | null> {
  const hash = hashOfFiles(workspace, step.neverReads);
  if (mayLeaveOut && !step.makes && passes.has(step.name, hash)) return null;
  passes.forget(step.name);
  const outcome = await runStep(step);
  if (outcome.failed === 0) passes.note(step.name, hash);
  return outcome;
}

async function runStep(step: Step): Promise<Outcome> {
  const report = join(logs, `${step.name}.json`);
  const log = join(logs, `${step.name}.log`);
  rmSync(report, { force: true });
  const reporters = step.isSuite ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : [];
  const code = await exitCodeOf([...step.args, ...reporters], log);
  if (step.isSuite && existsSync(report)) {
    const suite: SuiteReport = JSON.parse(readFileSync(report, 'utf8'));
    return outcomeOf({ ...suite, success: suite.success && code === 0 }, workspace);
  }
  if (code === 0) return { passed: 1, failed: 0, failures: [] };
  return {
    passed: 0,
    failed: 1,
    failures: [{ name: step.name, reason: stripVTControlCharacters(readFileSync(log, 'utf8')).trim().slice(-4000) }],
  };
}

function exitCodeOf(args: readonly string[], log: string): Promise<number> {
  const child = spawn(process.execPath, args, {
    cwd: workspace,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, CI: 'true', NO_COLOR: '1', FORCE_COLOR: undefined },
  });
  running.add(child);
  const file = createWriteStream(log);
  child.stdout.pipe(file, { end: false });
  child.stderr.pipe(file, { end: false });
  return new Promise((resolve) => {
    child.on('close', (code) => {
      running.delete(child);
      file.end(() => resolve(code ?? 1));
    });
  });
}

/** Runs the steps in their order, as many at a time as there are lanes, each after those it needs. */
async function runAll(wanted: readonly Step[], mayLeaveOut: boolean): Promise<Map<string, Outcome | null>> {
  const outcomes = new Map<string, Outcome | null>();
  const waiting = [...wanted];
  const isReady = (step: Step) =>
    (step.after ?? []).every((name) => outcomes.has(name) || !wanted.some((other) => other.name === name));
  let wake = Promise.withResolvers<void>();
  const lane = async () => {
    while (waiting.length > 0) {
      const at = waiting.findIndex(isReady);
      if (at < 0) {
        await wake.promise;
        continue;
      }
      const [step] = waiting.splice(at, 1);
      if (step === undefined) return;
      const started = performance.now();
      const outcome = await runUnlessPassed(step, mayLeaveOut);
      outcomes.set(step.name, outcome);
      announce(step, outcome, performance.now() - started);
      wake.resolve();
      wake = Promise.withResolvers();
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return outcomes;
}

function announce({ name, isSuite }: Step, outcome: Outcome | null, ms: number): void {
  if (outcome === null) return console.log(`– ${name.padEnd(15)} left out: passed on the same files (--all runs it)`);
  const { passed, failed } = outcome;
  const count = isSuite
    ? `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`
    : failed > 0
      ? 'failed'
      : 'passed';
  console.log(`${failed > 0 ? '✗' : '✓'} ${name.padEnd(15)} ${count} (${(ms / 1000).toFixed(1)} s)`);
}

function report(outcomes: ReadonlyMap<string, Outcome | null>): boolean {
  let [passed, failed] = [0, 0];
  for (const [name, outcome] of outcomes) {
    if (outcome === null) continue;
    passed += outcome.passed;
    failed += outcome.failed;
    for (const failure of outcome.failures) console.log(`\n✗ ${name}: ${failure.name}\n${failure.reason}`);
  }
  if (failed > 0) console.log('\nThe logs are in .portal/check/.');
  console.log(`\n${passed} passed, ${failed} failed`);
  return failed === 0;
}

function stop(): void {
  for (const { pid } of running) if (pid !== undefined) process.kill(-pid, 'SIGTERM');
  process.exit(130);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, stop);

const isWhole = process.argv.includes('--all');
const names = process.argv.slice(2).filter((argument) => argument !== '--all');
const unknown = names.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}; there are ${steps.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
// What is pushed is checked whole.
const isCI = process.env.CI !== undefined && process.env.CI !== '' && process.env.CI !== 'false';
mkdirSync(logs, { recursive: true });
process.env.PORTAL_CHROMIUM = await findChromium();
const outcomes = await runAll(
  names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name)),
  names.length === 0 && !isWhole && !isCI,
);
process.exit(report(outcomes) ? 0 : 1);
