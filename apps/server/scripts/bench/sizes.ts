/** How much of everything a bench holds. */
export interface Size {
  members: number;
  communities: number;
  posts: number;
  comments: number;
  events: number;
  tickets: number;
  /** News and resources. */
  items: number;
}

const whole: Size = {
  members: 100_000,
  communities: 2_000,
  posts: 1_000_000,
  comments: 3_000_000,
  events: 5_000,
  tickets: 200_000,
  items: 50_000,
};

/**
 * 1 is a large organisation; its parts keep their proportions. Its calendar is full at every size, so that a year of it is as long an answer with few
 * members as with many.
 */
export function sizeOf(factor: number): Size {
  if (!(factor >= 0.01 && factor <= 1)) throw new Error('The size must lie between 0.01 and 1');
  return {
    members: Math.round(whole.members * factor),
    communities: Math.round(whole.communities * factor),
    posts: Math.round(whole.posts * factor),
    comments: Math.round(whole.comments * factor),
    events: whole.events,
    tickets: Math.round(whole.tickets * factor),
    items: Math.round(whole.items * factor),
  };
}

/** People with a login, between whom the requests take turns, so that nobody reaches the limit of one person. */
export const readers = 1_000;
export const membershipsEach = 12;
/** Posts stand in the communities in turn; of each community every fiftieth is talked about, from this one on. */
export const talkedAbout = 50;
export const talkedAboutFrom = 10;
export const benchPassword = 'Correct-horse-7';

export function readersIn({ members }: Pick<Size, 'members'>): number {
  return Math.min(readers, members);
}

/** What a reader sends, or one of as many staff: as long as a token of ours. */
export function tokenOf(kind: 'member' | 'staff', reader: number): string {
  return `bench-${kind}-${reader}-`.padEnd(43, '0');
}

/** The last events have a seat for every reader, and cost nothing. */
export function upcomingForAll(events: number): number {
  return Math.min(25, Math.floor(events / 2));
}
