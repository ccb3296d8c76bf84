import { expect, test } from 'vitest';
import { outcomeOf, type SuiteReport } from './suite-report.ts';

const passing: SuiteReport = {
  success: true,
  numPassedTests: 2,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
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
  expect(outcomeOf(passing, '/repo/')).toEqual({ passed: 2, failed: 0, failures: [] });
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
