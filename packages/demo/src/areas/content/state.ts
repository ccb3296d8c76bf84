import type { ContentChangeKind } from '@portal/api/contract';
import type { InitialData } from '../../mock/initial-data.ts';
import { byId, type Collection, collection, type Stored } from '../../mock/collection.ts';
import type { WorldContentCategory, WorldContentItem } from '../../world/world-types.ts';
import type { StoredFile } from '../files/state.ts';

/** A file as an item calls it; without a title by its name. */
export interface MockAttached extends StoredFile {
  readonly title?: string;
}

/** What is written of an item. */
export interface MockContentText extends Stored<
  Pick<
    WorldContentItem,
    | ('name' | 'shortDescription' | 'contentHtml' | 'image' | 'isMembersOnly')
    | ('segmentIds' | 'categoryIds' | 'tagIds')
  >
> {
  /** In the place of the drawn one. */
  readonly sentImage: StoredFile | null;
  readonly imageAlt: string;
  readonly attachments: readonly MockAttached[];
}

export interface MockContentItem
  extends MockContentText, Stored<Pick<WorldContentItem, 'id' | 'kind' | 'status' | 'authorId'>> {
  readonly createdAt: Date;
  readonly updatedAt: Date | null;
  readonly publishFrom: Date | null;
  readonly publishUntil: Date | null;
  readonly deletedAt: Date | null;
  /** What it was before it was archived. */
  readonly archivedFrom: 'draft' | 'active' | null;
  readonly revision: number;
}

export interface MockContentChange {
  readonly revision: number;
  readonly at: Date;
  readonly kind: ContentChangeKind;
  readonly personId: string | null;
  readonly text: MockContentText | null;
}

export interface ContentState {
  contentItems: Collection<MockContentItem>;
  contentCategories: Collection<Stored<WorldContentCategory>>;
  /** What was done to items, by item, the last first. */
  contentChanges: Collection<readonly MockContentChange[]>;
  /** Files that were sent to items, by their own ids. */
  contentUploads: Collection<{ readonly itemId: string; readonly file: StoredFile }>;
  /** By person, the last kept first. */
  contentFavourites: Collection<readonly string[]>;
  /** By person. */
  newsFeeds: Collection<{ readonly id: string; readonly createdAt: Date }>;
}

export function contentState({ world, ago }: InitialData): ContentState {
  const momentOrNull = (minutes: number | null) => (minutes === null ? null : ago(minutes));
  return {
    contentItems: collection(() =>
      byId(
        world.contentItems.map(
          ({
            createdMinutesAgo,
            updatedMinutesAgo,
            publishedMinutesAgo,
            endedMinutesAgo,
            ...item
          }): MockContentItem => ({
            ...item,
            createdAt: ago(createdMinutesAgo),
            updatedAt: momentOrNull(updatedMinutesAgo),
            publishFrom: momentOrNull(publishedMinutesAgo),
            publishUntil: momentOrNull(endedMinutesAgo),
            ...{ deletedAt: null, sentImage: null, imageAlt: '', revision: 0 },
            archivedFrom: item.status === 'archived' ? 'active' : null,
          }),
        ),
      ),
    ),
    contentCategories: collection(() => byId(world.contentCategories)),
    contentChanges: collection(),
    contentUploads: collection(),
    newsFeeds: collection(),
    contentFavourites: collection(() => {
      const sorted = world.contentFavourites.toSorted((a, b) => a.minutesAgo - b.minutesAgo);
      const byPerson = Map.groupBy(sorted, ({ personId }) => personId);
      return new Map([...byPerson].map(([personId, all]) => [personId, all.map(({ targetId }) => targetId)]));
    }),
  };
}
