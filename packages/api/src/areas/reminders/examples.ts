import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';

export function remindersExamples({ member }: Subjects): ExamplesOf<'reminders'> {
  return {
    mine: { as: member, input: {} },
    update: { as: member, input: { body: { week: false, day: true, hour: true } } },
  };
}
