import { attachmentsFor } from './attachments.ts';
import { tagIdsOf } from '../../communities/world/communities.ts';
import { fillText, toHtml, type Slots } from '../../../world/markup.ts';
import { callingOf, type Place, type Voice } from '../../communities/world/memberships.ts';
import type { Topic, TopicKind } from './parse-topics.ts';
import { states } from '../../people/world/places.ts';
import type { Random } from '../../../world/random.ts';
import { closings, topicsByArea } from './topics/index.ts';
import type { PostStatus, PostType, WorldCommunity, WorldPost } from '../../../world/world-types.ts';

/** A post with what its comments need to know. */
export interface Draft {
  post: WorldPost;
  place: Place;
  author: Voice;
  topic: Topic;
  slots: Slots;
  /** How often the topic was used before, newest post first. */
  turn: number;
}

/** The first demo account finds a post of its own among those that wait for approval. */
const firstDemoId = 'p-001';
const twoYears = 2 * 525_600;
const archivedFor = 400 * 1440;
const types: Record<TopicKind, PostType | null> = {
  ask: null,
  discuss: null,
  notice: null,
  urgent: 1,
  collab: 2,
  contrib: 3,
  share: 4,
};

interface Opening {
  place: Place;
  /** The how-manyeth newest of its community. */
  rank: number;
  minutesAgo: number;
}

/** When posts were written: many in the last weeks, fewer and fewer before. */
function openingsOf(place: Place, random: Random): Opening[] {
  const { plan, community } = place;
  const start = community.isArchived ? archivedFor : 0;
  const span = Math.min(twoYears, community.createdMinutesAgo * 0.97) - start;
  return Array.from({ length: plan.posts }, (_, rank) => ({
    place,
    rank,
    minutesAgo: start + 9 + Math.round(span * ((rank + 0.2 + random.next() * 0.9) / (plan.posts + 0.2)) ** 2),
  }));
}

interface Usage {
  everywhere: Map<string, number>;
  here: Map<string, number>;
  titles: Set<string>;
  bodies: Set<string>;
}

function chooseTopic({ place, rank }: Opening, usage: Usage, random: Random): Topic {
  let best: Topic | undefined;
  let lowest = Infinity;
  for (const [order, area] of place.plan.areas.entries()) {
    for (const topic of topicsByArea.get(area) ?? []) {
      const uses = usage.here.get(`${place.community.id} ${topic.id}`) ?? 0;
      const dull = uses ** 2 * (rank < 24 ? 100_000 : order === 0 ? 100 : 150);
      const score = dull + order * 35 + (usage.everywhere.get(topic.id) ?? 0) * 22 + random.next() * 50;
      if (score < lowest) [best, lowest] = [topic, score];
    }
  }
  if (best === undefined) throw new Error(`No texts for ${place.plan.alias}`);
  const key = `${place.community.id} ${best.id}`;
  usage.here.set(key, (usage.here.get(key) ?? 0) + 1);
  usage.everywhere.set(best.id, (usage.everywhere.get(best.id) ?? 0) + 1);
  return best;
}

function fitness(voice: Voice, topic: Topic, place: Place): number {
  const own = callingOf(topic.area);
  if (own === 'firstnations') return voice.isFirstNations ? voice.loudness : 0.001;
  const fits = voice.area === own ? 40 : voice.area === callingOf(place.plan.areas[0] ?? '') ? 12 : 1;
  const isOutOfPlace = (voice.area === 'students' || voice.area === 'newgrad') && own !== voice.area;
  const isWanted = topic.kind !== 'notice' || voice.role !== 'Member';
  return voice.loudness * fits * (isOutOfPlace ? 0.02 : 1) * (isWanted ? 1 : 0.002);
}

/** One who had joined by then; those who founded the community always had. */
function chooseAuthor(place: Place, topic: Topic, minutesAgo: number, random: Random): Voice {
  const present = place.voices.filter((voice) => voice.joinedMinutesAgo > minutesAgo);
  const author = random.choose(present, (voice) => fitness(voice, topic, place));
  if (author === undefined) throw new Error(`Nobody to write in ${place.plan.alias}`);
  return author;
}

interface Words {
  title: string;
  bodyHtml: string;
  slots: Slots;
}

function bodyOf(topic: Topic, slots: Slots, closes: boolean, random: Random): string {
  const lines = topic.body
    .filter((line) => !line.startsWith('? ') || random.chance(0.6))
    .map((line) => line.replace(/^\? /, ''));
  if (closes) lines.push(random.pick(closings[topic.kind]));
  return toHtml(fillText(lines.join('\n'), slots, random));
}

/** A community of certain states speaks of its own towns. */
function localWords({ segmentIds }: WorldCommunity): Record<string, string[]> {
  const here = states.filter(({ code }) => segmentIds.includes(`segment-${code.toLowerCase()}`));
  return here.length === 0 ? {} : { town: here.flatMap(({ suburbs }) => suburbs), state: here.map(({ name }) => name) };
}

/** Words not said before: a title that is new everywhere, or at least here, and a body that is new everywhere. */
function freshWords(topic: Topic, turn: number, { community }: Place, usage: Usage, random: Random): Words {
  const local = localWords(community);
  for (let attempt = 0; ; attempt += 1) {
    const slots: Record<string, string> = {};
    for (const [name, values] of Object.entries(topic.slots)) slots[name] = random.pick(local[name] ?? values);
    const title = fillText(
      topic.titles[(turn + attempt + random.between(0, 1)) % topic.titles.length] ?? topic.id,
      slots,
      random,
    );
    const here = `${community.id} ${title}`;
    if (attempt < 40 && usage.titles.has(attempt < 12 ? title : here)) continue;
    const bodyHtml = bodyOf(topic, slots, attempt > 6 || (turn > 0 && random.chance(0.3)), random);
    if (usage.bodies.has(bodyHtml) && attempt < 200) continue;
    usage.bodies.add(bodyHtml);
    usage.titles.add(title).add(here);
    return { title, bodyHtml, slots };
  }
}

function statusOf({ place, rank }: Opening, random: Random): PostStatus {
  if (place.community.isRequirePostApproval && rank < 18 && rank % 4 === 2) return 2;
  if (rank < 12) return 1;
  const draw = random.next();
  return draw < 0.022 ? 99 : draw < 0.034 ? 3 : draw < 0.041 ? 4 : 1;
}

function write(opening: Opening, usage: Usage, random: Random): Omit<Draft, 'post'> & { post: Omit<WorldPost, 'id'> } {
  const { place, minutesAgo } = opening;
  const topic = chooseTopic(opening, usage, random);
  const turn = (usage.everywhere.get(topic.id) ?? 1) - 1;
  const status = statusOf(opening, random);
  const waiting =
    status === 2 && opening.rank === 2 && !place.community.isAutoJoin
      ? place.voices.find(({ personId }) => personId === firstDemoId)
      : undefined;
  const author = waiting ?? chooseAuthor(place, topic, minutesAgo, random);
  const { title, bodyHtml, slots } = freshWords(topic, turn, place, usage, random);
  const post = {
    communityId: place.community.id,
    authorId: author.personId,
    title,
    bodyHtml,
    type: random.chance(0.85) ? types[topic.kind] : null,
    status,
    isFrozen: minutesAgo > 60_000 && random.chance(0.04),
    image: topic.image !== null && random.chance(topic.image === 'photo-desk' ? 0.05 : 0.165) ? topic.image : null,
    tagIds: tagIdsOf(topic.tags),
    attachments: attachmentsFor(topic, random),
    createdMinutesAgo: minutesAgo,
    viewsCount: 0,
    isQuestion: false,
    acceptedCommentId: null,
  };
  return { post, place, author, topic, slots, turn };
}

/** Every post, newest first. */
export function buildPosts(places: readonly Place[], random: Random): Draft[] {
  const usage: Usage = { everywhere: new Map(), here: new Map(), titles: new Set(), bodies: new Set() };
  const openings = places.flatMap((place) => openingsOf(place, random)).sort((a, b) => a.minutesAgo - b.minutesAgo);
  return openings.map((opening, index) => {
    const draft = write(opening, usage, random);
    const id = `post-${String(openings.length - index).padStart(4, '0')}`;
    const attachments = draft.post.attachments.map((attachment, number) => ({
      ...attachment,
      id: `${id}-file-${number + 1}`,
    }));
    return { ...draft, post: { id, ...draft.post, attachments } };
  });
}
