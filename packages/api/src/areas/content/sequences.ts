import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, replyTo } from '../../conformance/target.ts';
import { contract } from '../../contract/index.ts';

export function contentSequences({ member }: Subjects): Sequence[] {
  const { favouriteNews, addFavouriteNews, removeFavouriteNews, searchNews } = contract.content;
  const kept = async (target: ConformanceTarget) => (await replyTo(target, favouriteNews, {}, member)).favoriteNewsIds;
  return [
    {
      title: 'news that somebody keeps stand first among those they kept before, and are found by their ids',
      async run(target) {
        const params = { id: 'news-006' };
        await replyTo(target, removeFavouriteNews, { params }, member);
        const before = await kept(target);
        await replyTo(target, addFavouriteNews, { params }, member);
        await replyTo(target, addFavouriteNews, { params }, member);
        expectSame(await kept(target), [params.id, ...before], 'kept');
        const query = { limit: 100, filter: { id: { _in: [params.id, 'nothing'] } } };
        const found = await replyTo(target, searchNews, { body: { query } }, member);
        expectSame(
          found.data.map(({ id }) => id),
          [params.id],
          'found',
        );
        await replyTo(target, removeFavouriteNews, { params }, member);
        expectSame(await kept(target), before, 'not kept');
      },
    },
  ];
}
