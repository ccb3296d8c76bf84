import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';

export function faqExamples({ member }: Subjects): ExamplesOf<'faq'> {
  return { list: { as: member, input: {} } };
}
