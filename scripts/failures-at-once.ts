import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase } from 'vitest/node';

const quoted = 1000;

/** Says why a try failed as soon as the test is over: vitest's own reporters say it at the end, which a run that is ended before never reaches. */
export default class FailuresAtOnce implements Reporter {
  onTestCaseResult(test: TestCase): void {
    const { errors } = test.result();
    for (const { message } of errors ?? [])
      console.log(`Failed: ${test.fullName}\n${stripVTControlCharacters(message).slice(0, quoted)}`);
  }
}
