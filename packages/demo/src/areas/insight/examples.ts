import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';

export function insightExamples({ admin, joined }: Subjects): ExamplesOf<'insight'> {
  const query = { from: '2026-01-01', to: '2026-12-31', step: 'week', weekStart: 1 } as const;
  return {
    ofCommunity: { as: admin, input: { params: { id: joined.id }, query } },
    overall: { as: admin, input: { query: { ...query, step: 'month' } } },
  };
}
