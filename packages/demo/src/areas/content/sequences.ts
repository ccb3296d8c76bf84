import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';

export function contentSequences({ member, admin }: Subjects): Sequence[] {
  const { favouriteNews, addFavouriteNews, removeFavouriteNews, searchNews } = contract.content;
  const { newsFeed, newNewsFeed, endNewsFeed } = contract.content;
  const urlOf = async (target: ConformanceTarget, personId: string) =>
    (await replyTo(target, newsFeed, {}, personId)).feed?.url ?? null;
  const favouriteIds = async (target: ConformanceTarget) =>
    (await replyTo(target, favouriteNews, {}, member)).favoriteNewsIds;
  return [
    {
      title: 'news that somebody keeps stand first among those they kept before, and are found by their ids',
      async run(target) {
        const params = { id: 'news-006' };
        await replyTo(target, removeFavouriteNews, { params }, member);
        const before = await favouriteIds(target);
        await replyTo(target, addFavouriteNews, { params }, member);
        await replyTo(target, addFavouriteNews, { params }, member);
        expectSame(await favouriteIds(target), [params.id, ...before], 'kept');
        const query = { limit: 100, filter: { id: { _in: [params.id, 'nothing'] } } };
        const found = await replyTo(target, searchNews, { body: { query } }, member);
        expectSame(
          found.data.map(({ id }) => id),
          [params.id],
          'found',
        );
        await replyTo(target, removeFavouriteNews, { params }, member);
        expectSame(await favouriteIds(target), before, 'not kept');
      },
    },
    {
      title: 'the address of news: given, shown again, replaced by another, taken away, its owner’s own',
      async run(target) {
        expectSame(await urlOf(target, member), null, 'before');
        const { feed: first } = await replyTo(target, newNewsFeed, {}, member);
        expectSame(await urlOf(target, member), first.url, 'shown again');
        expectSame(await urlOf(target, admin), null, 'of somebody else');
        const { feed: second } = await replyTo(target, newNewsFeed, {}, member);
        expectSame(second.url === first.url, false, 'another one is the same');
        await replyTo(target, endNewsFeed, {}, member);
        await replyTo(target, endNewsFeed, {}, member);
        expectSame(await urlOf(target, member), null, 'taken away');
      },
    },
  ];
}
