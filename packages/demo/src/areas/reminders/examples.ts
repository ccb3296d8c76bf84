import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';

export function remindersExamples({ member }: Subjects): ExamplesOf<'reminders'> {
  return {
    mine: { as: member, input: {} },
    ofCpd: { as: member, input: {} },
    updateOfCpd: { as: member, input: { body: { quarter: false, month: true, week: true } } },
    update: { as: member, input: { body: { week: false, day: true, hour: true } } },
  };
}
