import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';

export function engagementExamples({ member }: Subjects): ExamplesOf<'engagement'> {
  return { track: { as: member, input: { body: { event: { kind: 'viewPage', path: '/communities' } } } } };
}
