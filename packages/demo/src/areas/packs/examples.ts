import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';

export function packsExamples({ world, member, admin }: Subjects): ExamplesOf<'packs'> {
  const period = { params: { id: '2025-11-30' } };
  const [, tom] = world.demoAccounts;
  const submitted = { params: { id: 'audit-annual-tom' } };
  return {
    preview: { as: member, input: { ...period, query: {} } },
    records: { as: member, input: { ...period, query: { pageSize: 1 } } },
    download: { as: member, input: { ...period, query: {} } },
    submitted: { as: tom?.personId ?? '', input: submitted },
    ofCase: { as: admin, input: submitted },
  };
}
