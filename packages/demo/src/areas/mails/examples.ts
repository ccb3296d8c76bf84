import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';

export function mailsExamples({ admin, world }: Subjects): ExamplesOf<'mails'> {
  const key = world.failedMails.at(-1)?.key ?? '';
  return { failed: { as: admin, input: {} }, sendAgain: { as: admin, input: { body: { key } } } };
}
