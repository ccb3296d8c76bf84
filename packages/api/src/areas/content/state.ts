import type { Beginning } from '../../mock/beginning.ts';
import { byId, type Collection, collection, type Kept } from '../../mock/collection.ts';
import type { WorldContentItem } from '../../world/world-types.ts';

type Times = 'createdMinutesAgo' | 'updatedMinutesAgo' | 'publishedMinutesAgo' | 'endedMinutesAgo';

export interface MockContentItem extends Kept<Omit<WorldContentItem, Times>> {
  readonly createdAt: Date;
  readonly updatedAt: Date | null;
  readonly publishFrom: Date | null;
  readonly publishUntil: Date | null;
}

export interface ContentState {
  contentItems: Collection<MockContentItem>;
  /** By person, the last kept first. */
  contentFavourites: Collection<readonly string[]>;
  /** By person. */
  newsFeeds: Collection<{ readonly id: string; readonly createdAt: Date }>;
}

export function contentState({ world, ago }: Beginning): ContentState {
  const momentOrNull = (minutes: number | null) => (minutes === null ? null : ago(minutes));
  return {
    contentItems: collection(() =>
      byId(
        world.contentItems.map(
          ({ createdMinutesAgo, updatedMinutesAgo, publishedMinutesAgo, endedMinutesAgo, ...item }) => ({
            ...item,
            createdAt: ago(createdMinutesAgo),
            updatedAt: momentOrNull(updatedMinutesAgo),
            publishFrom: momentOrNull(publishedMinutesAgo),
            publishUntil: momentOrNull(endedMinutesAgo),
          }),
        ),
      ),
    ),
    newsFeeds: collection(),
    contentFavourites: collection(() => {
      const sorted = world.contentFavourites.toSorted((a, b) => a.minutesAgo - b.minutesAgo);
      const kept = Map.groupBy(sorted, ({ personId }) => personId);
      return new Map([...kept].map(([personId, all]) => [personId, all.map(({ targetId }) => targetId)]));
    }),
  };
}
