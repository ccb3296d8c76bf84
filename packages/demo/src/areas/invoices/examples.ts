import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';

export function invoicesExamples({ world, member }: Subjects): ExamplesOf<'invoices'> {
  const id = world.invoices.find(({ personId }) => personId === member)?.id ?? '';
  return {
    list: { as: member, input: { query: { pageSize: 5 }, body: { sortBy: 'balanceDue' } } },
    byId: { as: member, input: { params: { id } } },
    preview: { as: member, input: { params: { id } } },
    download: { as: member, input: { params: { id } } },
  };
}
