import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';

export function deskExamples({ admin, world }: Subjects): ExamplesOf<'desk'> {
  const draft = world.events.find(({ status }) => status === 'draft');
  return {
    query: {
      as: admin,
      input: { query: { pageSize: 5 }, body: { keyword: 'a', status: 'published', type: 'cpd', time: 'toCome' } },
    },
    byId: { as: admin, input: { params: { id: draft?.id ?? '' } } },
  };
}
