import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';

export function homeExamples({ member }: Subjects): ExamplesOf<'home'> {
  return {
    order: { as: member, input: {} },
    saveOrder: { as: member, input: { body: { sections: ['events.upcomingEvents', 'cpd.progress'] } } },
  };
}
