import type { WorldEvent, WorldReaction } from '../../../world/world-types.ts';

/** Some to come, and one that is over. */
export function favouriteEvents(events: readonly WorldEvent[], personId: string): WorldReaction[] {
  const published = events.filter(({ status }) => status === 'published');
  const chosen = [published.findLast(({ day }) => day < -4), ...published.filter(({ day }) => day > 4).slice(0, 4)];
  return chosen.flatMap((event, index) =>
    event === undefined ? [] : [{ personId, targetId: event.id, minutesAgo: 1_000 + index }],
  );
}
