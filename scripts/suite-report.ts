import { stripVTControlCharacters } from 'node:util';

/** What vitest's JSON reporter writes, as far as it is read here. */
export interface SuiteReport {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: readonly {
    name: string;
    status: string;
    message: string;
    assertionResults: readonly { status: string; fullName: string; failureMessages: readonly string[] | null }[];
  }[];
}

export interface Outcome {
  passed: number;
  failed: number;
  /** One entry per failure: its name, and what went wrong. */
  failures: readonly { name: string; reason: string }[];
}

const quoted = 12;

/** The first lines of a failure; the whole of it is in the step's log. */
function firstLines(text: string): string {
  return stripVTControlCharacters(text).trim().split('\n').slice(0, quoted).join('\n');
}

/** Counts a suite. A test that was skipped has not passed, and a file that could not be loaded is one failure. */
export function outcomeOf(report: SuiteReport, folder: string): Outcome {
  const failures = report.testResults.flatMap((file) => {
    const name = file.name.replace(folder, '');
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
  const unexplained = !report.success && failures.length === 0;
  return {
    passed: report.numPassedTests,
    failed: failures.length + (unexplained ? 1 : 0),
    failures: unexplained ? [{ name: 'the suite', reason: 'failed outside its tests; see its log' }] : failures,
  };
}
