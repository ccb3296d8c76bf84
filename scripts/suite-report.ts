import { stripVTControlCharacters } from 'node:util';

/** What vitest's JSON reporter writes, as far as it is read here. */
export interface SuiteReport {
  success: boolean;
  numPassedTests: number;
  testResults: readonly {
    name: string;
    status: string;
    message: string;
    assertionResults: readonly { status: string; fullName: string; failureMessages: readonly string[] | null }[];
  }[];
}

/** The name of what failed, and what went wrong. */
interface Failure {
  name: string;
  reason: string;
}

export interface Outcome {
  passed: number;
  failed: number;
  failures: readonly Failure[];
  /** Tests that passed only when they were tried again, with what their first try ran into. */
  flaky: readonly Failure[];
}

const quoted = 12;

/** The first lines of a failure; the whole of it is in the step's log. */
function firstLines(text: string): string {
  return stripVTControlCharacters(text).trim().split('\n').slice(0, quoted).join('\n');
}

/** Counts a suite. A test that was skipped has not passed, and a file that could not be loaded is one failure. */
export function outcomeOf(report: SuiteReport, folder: string): Outcome {
  const pathOf = (file: { name: string }) => file.name.replace(folder, '');
  const failures = report.testResults.flatMap((file) => {
    const name = pathOf(file);
    const tests = file.assertionResults.filter(({ status }) => status !== 'passed');
    if (file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed')) {
      return [{ name, reason: firstLines(file.message) }];
    }
    return tests.map((test) => ({
      name: `${name} › ${test.fullName}`,
      reason:
        test.status === 'failed' ? firstLines((test.failureMessages ?? []).join('\n')) : `was not run (${test.status})`,
    }));
  });
  // A failed try leaves its messages with the test, whatever became of the next.
  const flaky = report.testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && (failureMessages ?? []).length > 0)
      .map((test) => ({
        name: `${pathOf(file)} › ${test.fullName}`,
        reason: firstLines(test.failureMessages?.[0] ?? ''),
      })),
  );
  const unexplained = !report.success && failures.length === 0;
  return {
    passed: report.numPassedTests,
    failed: failures.length + (unexplained ? 1 : 0),
    failures: unexplained ? [{ name: 'the suite', reason: 'failed outside its tests; see its log' }] : failures,
    flaky,
  };
}

/** More tests than these may not have passed only when they were tried again. */
const mostFlaky = 8;

/** What all steps come to, the failures and the flaky tests named with their step; null is a step that was left out. */
export function verdictOf(outcomes: ReadonlyMap<string, Outcome | null>): Outcome {
  const all = [...outcomes].flatMap(([step, outcome]) => (outcome === null ? [] : [{ step, outcome }]));
  const count = (of: (outcome: Outcome) => number) => all.reduce((sum, { outcome }) => sum + of(outcome), 0);
  const named = (of: (outcome: Outcome) => readonly Failure[]) =>
    all.flatMap(({ step, outcome }) => of(outcome).map(({ name, reason }) => ({ name: `${step}: ${name}`, reason })));
  const flaky = named((outcome) => outcome.flaky);
  const failures = named((outcome) => outcome.failures);
  const tooMany = flaky.length > mostFlaky;
  if (tooMany)
    failures.push({
      name: 'flaky',
      reason: `${flaky.length} tests passed only when they were tried again; ${mostFlaky} may.`,
    });
  return {
    passed: count(({ passed }) => passed),
    failed: count(({ failed }) => failed) + (tooMany ? 1 : 0),
    failures,
    flaky,
  };
}
