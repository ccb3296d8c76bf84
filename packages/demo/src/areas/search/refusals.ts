import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '@portal/api/contract';

export function searchRefusals({ member, joined, closed, hidden }: Subjects): Refusal[] {
  const { inCommunity, everywhere, posts, missed, tags, tagged } = contract.search;
  const looking = (id: string, keyword = 'splint') => ({
    endpoint: inCommunity,
    as: member,
    input: { params: { id }, query: { keyword } },
  });
  return [
    { title: 'searching a private community', ...looking(closed.id), code: 'community_private' },
    { title: 'searching a hidden community', ...looking(hidden.id), code: 'not_found' },
    {
      ...{ title: 'searching everywhere for nothing', endpoint: everywhere, as: member },
      ...{ input: { query: { keyword: ' ' } }, code: 'invalid_input', field: 'query.keyword' },
    },
    {
      ...{ title: 'searching everywhere for a kind that is none', endpoint: everywhere, as: member },
      ...{ input: { query: { keyword: 'splint', kind: 'invoice' } }, code: 'invalid_input', field: 'query.kind' },
    },
    {
      ...{ title: 'searching tags for nothing', endpoint: tags, as: member },
      ...{ input: { query: { keyword: ' ' } }, code: 'invalid_input', field: 'query.keyword' },
    },
    {
      ...{ title: 'what carries a tag that is none', endpoint: tagged, as: member },
      ...{ input: { query: { tagId: 'nothing' } }, code: 'not_found' },
    },
    {
      ...{ title: 'searching posts for nothing', endpoint: posts, as: member },
      ...{ input: { query: { query: '' } }, code: 'invalid_input', field: 'query.query' },
    },
    {
      ...{ title: 'what was not found, read by a member', endpoint: missed, as: member },
      ...{ input: {}, code: 'forbidden' },
    },
    { title: 'searching for nothing', ...looking(joined.id, '  '), code: 'invalid_input', field: 'query.keyword' },
  ];
}
