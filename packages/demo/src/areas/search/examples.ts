import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';

export function searchExamples({ member, admin, joined, world }: Subjects): ExamplesOf<'search'> {
  return {
    everywhere: { as: member, input: { query: { keyword: 'splint', pageSize: 2 } } },
    tags: { as: member, input: { query: { keyword: 'splint' } } },
    tagged: { as: member, input: { query: { tagId: world.tags[0]?.id ?? '', pageSize: 2 } } },
    posts: { as: member, input: { query: { query: 'splint', pageSize: 5 } } },
    inCommunity: { as: member, input: { params: { id: joined.id }, query: { keyword: 'splint', pageSize: 5 } } },
    tellMissed: { as: member, input: { body: { keyword: 'unicycles' } } },
    missed: { as: admin, input: {} },
  };
}
