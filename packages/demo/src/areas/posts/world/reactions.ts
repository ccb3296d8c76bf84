import type { Place, Voice } from '../../communities/world/memberships.ts';
import type { Draft } from './posts.ts';
import type { Random } from '../../../world/random.ts';
import type { World, WorldComment, WorldReaction, WorldReport } from '../../../world/world-types.ts';

type Reactions = Pick<World, 'postLikes' | 'commentLikes' | 'communityLikes' | 'communityFavourites' | 'postSaves'>;

const reasons = ['Inappropriate content', 'Privacy concerns', 'Share post in other groups', 'Remove post from group'];

/** Reactions by different people, each between the target's time or the joining and now. */
function marksOn(
  targetId: string,
  minutesAgo: number,
  voices: readonly Voice[],
  count: number,
  random: Random,
): WorldReaction[] {
  const people = new Set<Voice>();
  for (let tries = 0; people.size < count && tries < count * 3; tries += 1) people.add(random.pick(voices));
  return [...people].map((voice) => ({
    personId: voice.personId,
    targetId,
    minutesAgo: Math.floor(Math.min(minutesAgo, voice.joinedMinutesAgo) * (1 - random.next() ** 2)),
  }));
}

function postReactions(
  drafts: readonly Draft[],
  comments: ReadonlyMap<string, WorldComment[]>,
  random: Random,
): Pick<Reactions, 'postLikes' | 'postSaves'> {
  const postLikes: WorldReaction[] = [];
  const postSaves: WorldReaction[] = [];
  for (const { post, place } of drafts) {
    if (post.status === 2) continue;
    const commentCount = comments.get(post.id)?.length ?? 0;
    const age = Math.min(1, post.createdMinutesAgo / 2_880);
    const warmth =
      (commentCount * 0.7 + random.next() ** 3 * 28) * (0.15 + age * 0.85) * Math.min(1, place.voices.length / 60);
    const likes = marksOn(
      post.id,
      post.createdMinutesAgo,
      place.voices,
      Math.min(Math.round(warmth), Math.floor(place.voices.length * 0.6)),
      random,
    );
    const saves = random.chance(0.22)
      ? marksOn(post.id, post.createdMinutesAgo, place.voices, random.between(1, 4), random)
      : [];
    postLikes.push(...likes);
    postSaves.push(...saves);
    post.viewsCount =
      likes.length * random.between(3, 5) +
      commentCount * 3 +
      saves.length * 2 +
      random.between(2, 9) +
      Math.round(age * random.between(4, 40));
  }
  return { postLikes, postSaves };
}

function commentReactions(
  drafts: readonly Draft[],
  comments: ReadonlyMap<string, WorldComment[]>,
  random: Random,
): WorldReaction[] {
  return drafts.flatMap(({ post, place }) =>
    (comments.get(post.id) ?? []).flatMap((comment) =>
      random.chance(0.45)
        ? marksOn(comment.id, comment.createdMinutesAgo, place.voices, 1 + Math.floor(random.next() ** 4 * 11), random)
        : [],
    ),
  );
}

function communityReactions(places: readonly Place[], share: number, random: Random): WorldReaction[] {
  return places.flatMap(({ community, voices }) =>
    marksOn(community.id, community.createdMinutesAgo, voices, Math.ceil(voices.length * share), random),
  );
}

/** The first demo account has a lived-in portal from the first minute: reactions of its own, in places it may read. */
function demoReactions(places: readonly Place[], drafts: readonly Draft[], reactions: Reactions): void {
  const personId = 'p-001';
  const home = new Set(
    places
      .filter(({ voices }) => voices.some((voice) => voice.personId === personId))
      .map(({ community }) => community.id),
  );
  const seen = drafts
    .filter(({ post }) => post.status === 1 && post.authorId !== personId && home.has(post.communityId))
    .slice(0, 90);
  const add = (list: WorldReaction[], targetId: string, minutesAgo: number): void => {
    if (!list.some((reaction) => reaction.personId === personId && reaction.targetId === targetId))
      list.push({ personId, targetId, minutesAgo });
  };
  for (const [index, { post }] of seen.entries()) {
    const minutesAgo = Math.floor(post.createdMinutesAgo * 0.6);
    if (index % 7 === 3) add(reactions.postSaves, post.id, minutesAgo);
    if (index % 4 === 1) add(reactions.postLikes, post.id, minutesAgo);
  }
  for (const [index, communityId] of [...home].entries()) {
    if (index % 2 === 0) add(reactions.communityFavourites, communityId, 9_000 + index * 777);
  }
}

export function buildReactions(
  places: readonly Place[],
  drafts: readonly Draft[],
  comments: readonly WorldComment[],
  random: Random,
): Reactions {
  const byPost = Map.groupBy(comments, ({ postId }) => postId);
  const reactions: Reactions = {
    ...postReactions(drafts, byPost, random),
    commentLikes: commentReactions(drafts, byPost, random),
    communityLikes: communityReactions(places, 0.22, random),
    communityFavourites: communityReactions(places, 0.12, random),
  };
  demoReactions(places, drafts, reactions);
  return reactions;
}

export function buildReports(
  drafts: readonly Draft[],
  comments: readonly WorldComment[],
  random: Random,
): WorldReport[] {
  const reports: WorldReport[] = [];
  const draftOf = new Map(drafts.map((draft) => [draft.post.id, draft]));
  const report = (draft: Draft, comment: WorldComment | null): void => {
    const writer = comment?.authorId ?? draft.author.personId;
    const reporter = random.pick(draft.place.voices.filter(({ personId }) => personId !== writer));
    const age = Math.min(comment?.createdMinutesAgo ?? draft.post.createdMinutesAgo, reporter.joinedMinutesAgo);
    const isTwice = reports.some(
      (other) => other.reporterId === reporter.personId && other.postId === draft.post.id && comment === null,
    );
    if (isTwice) return;
    reports.push({
      id: `report-${reports.length + 1}`,
      postId: comment === null ? draft.post.id : null,
      commentId: comment?.id ?? null,
      reporterId: reporter.personId,
      reason: random.pick(reasons),
      createdMinutesAgo: Math.floor(age * (0.2 + random.next() * 0.7)),
    });
  };
  const published = drafts.filter(
    ({ post, place }) => post.status === 1 && post.createdMinutesAgo > 600 && !place.community.isArchived,
  );
  for (const draft of random.sample(published.slice(0, 400), 22))
    for (let count = random.between(1, 2); count > 0; count -= 1) report(draft, null);
  for (const draft of drafts.filter(({ post }) => post.status === 4))
    for (let count = 2; count > 0; count -= 1) report(draft, null);
  for (const comment of random.sample(comments.slice(0, 1_500), 20)) {
    const draft = draftOf.get(comment.postId);
    if (draft !== undefined && draft.post.status === 1) report(draft, comment);
  }
  return reports;
}
