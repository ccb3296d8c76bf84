import { expect, test } from 'vitest';
import { outcomeOf, verdictOf, type Outcome, type SuiteReport } from './suite-report.ts';

const passing: SuiteReport = {
  success: true,
  numPassedTests: 2,
  testResults: [
    {
      name: '/repo/a.test.ts',
      status: 'passed',
      message: '',
      assertionResults: [
        { status: 'passed', fullName: 'adds', failureMessages: [] },
        { status: 'passed', fullName: 'takes away', failureMessages: [] },
      ],
    },
  ],
};

test('a suite that passes counts its tests', () => {
  expect(outcomeOf(passing, '/repo/')).toEqual({ passed: 2, failed: 0, failures: [], flaky: [] });
});

test('a failed test is named with its reason', () => {
  const report: SuiteReport = {
    ...passing,
    success: false,
    numPassedTests: 0,
    testResults: [
      {
        name: '/repo/a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [{ status: 'failed', fullName: 'adds', failureMessages: ['expected 2 to be 3'] }],
      },
    ],
  };
  expect(outcomeOf(report, '/repo/').failures).toEqual([{ name: 'a.test.ts › adds', reason: 'expected 2 to be 3' }]);
});

test('a skipped test has not passed', () => {
  const assertionResults = [{ status: 'skipped', fullName: 'adds', failureMessages: [] }];
  const report = {
    ...passing,
    testResults: [{ name: '/repo/a.test.ts', status: 'passed', message: '', assertionResults }],
  };
  expect(outcomeOf(report, '/repo/')).toMatchObject({ failed: 1, failures: [{ reason: 'was not run (skipped)' }] });
});

test('a file that does not load is one failure', () => {
  const testResults = [
    { name: '/repo/a.test.ts', status: 'failed', message: 'Cannot find b.ts', assertionResults: [] },
  ];
  const report = { ...passing, success: false, testResults };
  expect(outcomeOf(report, '/repo/').failures).toEqual([{ name: 'a.test.ts', reason: 'Cannot find b.ts' }]);
});

test('a suite that fails outside its tests is one failure', () => {
  expect(outcomeOf({ ...passing, success: false }, '/repo/')).toMatchObject({ passed: 2, failed: 1 });
});

const outcome = (flaky: Outcome['flaky']): Outcome => ({ passed: 10, failed: 0, failures: [], flaky });

test('the verdict counts all steps but those left out', () => {
  const failing = { passed: 1, failed: 1, failures: [{ name: 'a.test.ts › adds', reason: 'no' }], flaky: [] };
  const outcomes = new Map([
    ['unit', outcome([{ name: 'b.test.ts › waits', reason: 'timed out' }])],
    ['types', null],
    ['e2e', failing],
  ]);
  expect(verdictOf(outcomes)).toEqual({
    passed: 11,
    failed: 1,
    failures: [{ name: 'e2e: a.test.ts › adds', reason: 'no' }],
    flaky: [{ name: 'unit: b.test.ts › waits', reason: 'timed out' }],
  });
});

test.each([
  [8, 0],
  [9, 1],
])('%i flaky tests are %i failures', (count, failed) => {
  const flaky = Array.from({ length: count }, (_, at) => ({ name: `test ${at}`, reason: 'timed out' }));
  expect(verdictOf(new Map([['stories', outcome(flaky)]])).failed).toBe(failed);
});
