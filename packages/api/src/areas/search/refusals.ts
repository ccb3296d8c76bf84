import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '../../contract/index.ts';

export function searchRefusals({ member, joined, closed, hidden }: Subjects): Refusal[] {
  const { inCommunity } = contract.search;
  const looking = (id: string, keyword = 'splint') => ({
    endpoint: inCommunity,
    as: member,
    input: { params: { id }, query: { keyword } },
  });
  return [
    { title: 'searching a private community', ...looking(closed.id), code: 'community_private' },
    { title: 'searching a hidden community', ...looking(hidden.id), code: 'not_found' },
    { title: 'searching for nothing', ...looking(joined.id, '  '), code: 'invalid_input', field: 'query.keyword' },
  ];
}
