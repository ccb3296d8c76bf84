import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';

export function searchExamples({ member, joined }: Subjects): ExamplesOf<'search'> {
  return {
    inCommunity: { as: member, input: { params: { id: joined.id }, query: { keyword: 'splint', pageSize: 5 } } },
  };
}
