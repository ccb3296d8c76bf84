import { isCounted } from '@portal/rules';
import type { World } from '../../../world/world-types.ts';

/** How many minutes ago the newest post that is counted, or comment on one, of each community was written. */
export function latestActivities({ posts, comments }: Pick<World, 'posts' | 'comments'>): ReadonlyMap<string, number> {
  const counted = posts.filter(({ status }) => isCounted({ status, visibility: 'community' }));
  const places = new Map(counted.map(({ id, communityId }) => [id, communityId]));
  const latest = new Map<string, number>();
  const note = (postId: string, minutesAgo: number): void => {
    const place = places.get(postId);
    if (place !== undefined) latest.set(place, Math.min(minutesAgo, latest.get(place) ?? Infinity));
  };
  for (const { id, createdMinutesAgo } of posts) note(id, createdMinutesAgo);
  for (const { postId, createdMinutesAgo } of comments) note(postId, createdMinutesAgo);
  return latest;
}
