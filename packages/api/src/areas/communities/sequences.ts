import { contract } from '../../contract/index.ts';
import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { replyTo } from '../../conformance/target.ts';

export function communitiesSequences({ staff, world }: Subjects): Sequence[] {
  const { communities, posts } = contract;
  return staff.map((as) => ({
    title: `${as} of the staff opens every community that there is`,
    async run(target) {
      const everything = { body: { pageSize: 100 } };
      const { communities: found } = await replyTo(target, communities.getList, everything, as);
      expectSame(found.length, world.communities.length, 'communities');
      for (const { id, alias, membershipStatus } of found) {
        expectSame(membershipStatus, 'Joined', `membership of ${alias}`);
        await replyTo(target, communities.byAlias, { query: { alias } }, as);
        for (const endpoint of [communities.about, communities.members, posts.ofCommunity])
          await replyTo(target, endpoint, { params: { id } }, as);
      }
    },
  }));
}
