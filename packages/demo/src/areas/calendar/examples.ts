import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';

export function calendarExamples({ member }: Subjects): ExamplesOf<'calendar'> {
  return {
    feed: { as: member, input: {} },
    newFeed: { as: member, input: {} },
    endFeed: { as: member, input: {} },
  };
}
