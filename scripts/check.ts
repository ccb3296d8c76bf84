/**
 * `pnpm check`: everything that is checked before a change lands, two steps at a time. `pnpm check types unit` runs those alone.
 * Each step writes its log to .portal/check/; the last line counts what passed and what failed, the one before it how long the machine's
 * processors worked meanwhile. Outside CI a step whose files are as they were when it last passed is left out, and says so; `--all` runs it,
 * and so does its name. A test that passed only when it was tried again is named as flaky; more than a few of them fail the run.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { steps, type Step } from './check-steps.ts';
import { findChromium } from './find-chromium.ts';
import { hashOfWorkspace, marksIn } from './hash-of-files.ts';
import { runStep } from './run-step.ts';
import type { StepProcess } from './step-process.ts';
import { verdictOf, type Outcome } from './suite-report.ts';
import { workspace } from './workspace.ts';

const logs = join(workspace, '.portal/check');
const lanes = 2;
const passes = marksIn(join(logs, 'passed'));
const running = new Map<string, StepProcess>();

/** Whether the step may be left out, and how it went otherwise. */
async function runUnlessPassed(step: Step, mayLeaveOut: boolean): Promise<Outcome | null> {
  const hash = hashOfWorkspace(workspace, step.neverReads);
  if (mayLeaveOut && !step.makes && passes.has(step.name, hash)) return null;
  passes.clear(step.name);
  const outcome = await runStep(step, { workspace, logs, onStart: (process) => running.set(step.name, process) });
  running.delete(step.name);
  if (outcome.failed === 0) passes.record(step.name, hash);
  return outcome;
}

/** Runs the steps in their order, as many at a time as there are lanes, each after those it needs. */
async function runAll(wanted: readonly Step[], mayLeaveOut: boolean): Promise<Map<string, Outcome | null>> {
  const outcomes = new Map<string, Outcome | null>();
  const waiting = [...wanted];
  const isReady = (step: Step) =>
    (step.after ?? []).every((name) => outcomes.has(name) || !wanted.some((other) => other.name === name));
  const run = async (step: Step) => {
    const started = performance.now();
    const outcome = await runUnlessPassed(step, mayLeaveOut);
    outcomes.set(step.name, outcome);
    announce(step, outcome, performance.now() - started);
  };
  const runs = new Set<Promise<void>>();
  while (waiting.length + runs.size > 0) {
    const next = runs.size < lanes ? waiting.find(isReady) : undefined;
    if (next === undefined) {
      await Promise.race(runs);
      continue;
    }
    waiting.splice(waiting.indexOf(next), 1);
    const begun = run(next).finally(() => runs.delete(begun));
    runs.add(begun);
  }
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
  const { passed, failed, failures, flaky } = verdictOf(outcomes);
  for (const { name, reason } of failures) console.log(`\n✗ ${name}\n${reason}`);
  if (failed > 0) console.log('\nThe logs are in .portal/check/.');
  writeFileSync(join(logs, 'flaky.json'), `${JSON.stringify(flaky, null, 2)}\n`);
  console.log(`\nflaky: ${flaky.length}`);
  for (const { name, reason } of flaky) console.log(`  ${name}\n${reason.replaceAll(/^/gm, '    ')}`);
  console.log(`processor minutes: ${((processorMs() - processorMsBefore) / 60_000).toFixed(1)}`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0;
}

/** What all processors of the machine have worked since it started: a browser's processes are waited for by nobody, so that none counts as ours. */
function processorMs(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0);
}

function stop(): void {
  for (const step of running.values()) step.end();
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
const processorMsBefore = processorMs();
process.env.PORTAL_CHROMIUM = await findChromium();
// Tests start the server some sixty times, and a quarter of a start is the compiling of its sources.
process.env.NODE_COMPILE_CACHE ??= join(workspace, 'node_modules/.cache/node');
// Steps run two at a time: a second thread of the linter's type checker takes half as much again to find out what the first knows.
process.env.GOMAXPROCS ??= '1';
const outcomes = await runAll(
  names.length === 0 ? steps : steps.filter(({ name }) => names.includes(name)),
  names.length === 0 && !isWhole && !isCI,
);
process.exit(report(outcomes) ? 0 : 1);
