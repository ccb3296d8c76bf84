import type { InitialData } from '../../mock/initial-data.ts';
import { byId, type Collection, collection, type Stored } from '../../mock/collection.ts';
import type { WorldAnnouncement } from '../../world/world-types.ts';

export interface MockAnnouncement extends Stored<
  Omit<WorldAnnouncement, 'startsMinutesAgo' | 'endsInMinutes' | 'createdMinutesAgo'>
> {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly createdAt: Date;
  readonly updatedAt: Date | null;
}

export interface AnnouncementsState {
  announcements: Collection<MockAnnouncement>;
  /** The announcements that people have put away, by person. */
  dismissedAnnouncements: Collection<readonly string[]>;
}

export function announcementsState({ world, ago }: InitialData): AnnouncementsState {
  return {
    announcements: collection(() =>
      byId(
        world.announcements.map(({ startsMinutesAgo, endsInMinutes, createdMinutesAgo, ...announcement }) => ({
          ...announcement,
          startsAt: ago(startsMinutesAgo),
          endsAt: ago(-endsInMinutes),
          createdAt: ago(createdMinutesAgo),
          updatedAt: null,
        })),
      ),
    ),
    dismissedAnnouncements: collection(),
  };
}
