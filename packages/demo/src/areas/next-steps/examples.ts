import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';

export function nextStepsExamples({ member, world }: Subjects): ExamplesOf<'nextSteps'> {
  // What waits for the member is done by other cases.
  const owed = world.invoices.find(({ personId, status }) => status === 'Pending' && personId !== member);
  return {
    list: { as: member, input: {} },
    putAway: { as: owed?.personId ?? '', input: { body: { kind: 'renew', id: owed?.id ?? '' } } },
  };
}
