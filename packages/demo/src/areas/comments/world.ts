import { fillText, toHtml } from '../../world/markup.ts';
import type { Voice } from '../communities/world/memberships.ts';
import type { TopicReply } from '../posts/world/parse-topics.ts';
import type { Draft } from '../posts/world/posts.ts';
import type { Random } from '../../world/random.ts';
import { chatter } from '../posts/world/topics/index.ts';
import type { WorldComment } from '../../world/world-types.ts';

const commentCount = 6_000;

function takesComments({ post }: Draft): boolean {
  return post.status !== 2 && post.status !== 0 && post.createdMinutesAgo > 14;
}

function sizeOf(threads: readonly TopicReply[]): number {
  return threads.reduce((sum, { replies }) => sum + 1 + sizeOf(replies), 0);
}

/** Most of what is said was written for the post; a few remarks that fit any post come on top. */
function wish({ post, topic }: Draft, random: Random): number {
  const liveliness = topic.kind === 'ask' || topic.kind === 'urgent' || topic.kind === 'discuss' ? 5.4 : 4;
  const isHot = random.chance(0.05);
  const limit =
    post.createdMinutesAgo < 120 ? 2 : post.createdMinutesAgo < 1_440 ? 6 : sizeOf(topic.threads) + (isHot ? 12 : 1);
  if (isHot) return limit;
  return Math.min(limit, liveliness * -Math.log(1 - random.next() * 0.98) * 0.95);
}

/** How many comments each post gets, `commentCount` in all. */
function countsFor(drafts: readonly Draft[], random: Random): number[] {
  const wishes = drafts.map((draft) => (takesComments(draft) ? wish(draft, random) : 0));
  const scale = commentCount / wishes.reduce((sum, value) => sum + value, 0);
  const counts = wishes.map((value, index) =>
    (drafts[index]?.post.createdMinutesAgo ?? 0) < 1_440 ? Math.floor(value) : Math.round(value * scale),
  );
  let missing = commentCount - counts.reduce((sum, value) => sum + value, 0);
  for (let index = 0; missing !== 0; index = (index + 7) % drafts.length) {
    const count = counts[index] ?? 0;
    if (count < 1 || (drafts[index]?.post.createdMinutesAgo ?? 0) < 1_440) continue;
    const step = missing > 0 ? 1 : count > 1 ? -1 : 0;
    counts[index] = count + step;
    missing -= step;
  }
  return counts;
}

/** The conversation of one post as it grows. */
interface Talk {
  draft: Draft;
  audience: Voice[];
  comments: WorldComment[];
  usedTexts: Set<string>;
  /** First names of those who began a thread: two of the same name would confuse. */
  leads: Set<string>;
  wanted: number;
  nextId: () => string;
  random: Random;
}

interface Turn {
  reply: TopicReply;
  parent: WorldComment | null;
  /** Who spoke so far in this thread, the author of the post first. */
  speakers: Voice[];
  minutesAgo: number;
}

function stranger({ audience, draft, random, leads }: Talk, speakers: readonly Voice[]): Voice {
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const voice = random.pick(audience);
    const isKnown = speakers.some(({ firstName }) => firstName === voice.firstName) || leads.has(voice.firstName);
    if (!isKnown && random.next() < 0.25 + voice.loudness / 3) return voice;
  }
  return audience.find(({ personId }) => !speakers.some((voice) => voice.personId === personId)) ?? draft.author;
}

function speakerOf(talk: Talk, { reply, speakers }: Turn): Voice {
  const depth = speakers.length;
  if (depth === 1 || reply.isByAnother) return stranger(talk, speakers);
  return speakers[depth - 2] ?? talk.draft.author;
}

function editedAfter(minutesAgo: number, random: Random): number | null {
  if (minutesAgo < 30 || !random.chance(0.06)) return null;
  return random.between(1, Math.min(minutesAgo - 1, 900));
}

function speak(talk: Talk, turn: Turn): void {
  if (talk.comments.length >= talk.wanted || turn.minutesAgo < 1) return;
  const speaker = speakerOf(talk, turn);
  const name = turn.speakers.at(-1)?.firstName ?? '';
  const bodyHtml = toHtml(
    fillText(turn.reply.text, { ...talk.draft.slots, name, author: talk.draft.author.firstName }, talk.random),
  );
  if (talk.usedTexts.has(bodyHtml)) return;
  talk.usedTexts.add(bodyHtml);
  if (turn.parent === null) talk.leads.add(speaker.firstName);
  const comment: WorldComment = {
    id: talk.nextId(),
    postId: talk.draft.post.id,
    parentCommentId: turn.parent?.id ?? null,
    authorId: speaker.personId,
    bodyHtml,
    createdMinutesAgo: turn.minutesAgo,
    editedAfterMinutes: editedAfter(turn.minutesAgo, talk.random),
  };
  talk.comments.push(comment);
  for (const reply of turn.reply.replies) {
    const pause = 3 + Math.round(talk.random.next() ** 3 * 1_600);
    const minutesAgo = turn.minutesAgo - Math.min(pause, Math.ceil(turn.minutesAgo * (0.1 + talk.random.next() * 0.5)));
    speak(talk, { reply, parent: comment, speakers: [...turn.speakers, speaker], minutesAgo });
  }
}

function converse(talk: Talk): void {
  const { draft, random } = talk;
  const { topic, turn } = draft;
  const shift = topic.threads.length === 0 ? 0 : (turn * 2) % topic.threads.length;
  const own = [...topic.threads.slice(shift), ...topic.threads.slice(0, shift)];
  const small = random.shuffle(chatter[topic.kind] ?? []);
  const mixed = own.flatMap((thread, index) =>
    random.chance(0.1) ? [thread, ...small.slice(index, index + 1)] : [thread],
  );
  let minutesAgo = draft.post.createdMinutesAgo;
  for (const reply of [...mixed, ...small]) {
    if (talk.comments.length >= talk.wanted) return;
    minutesAgo -= Math.min(
      4 + Math.round(random.next() ** 2.5 * 2_400),
      Math.ceil(minutesAgo * (0.1 + random.next() * 0.4)),
    );
    speak(talk, { reply, parent: null, speakers: [draft.author], minutesAgo });
  }
}

export function buildComments(drafts: readonly Draft[], random: Random): WorldComment[] {
  let lastId = 0;
  const nextId = (): string => `comment-${String((lastId += 1)).padStart(4, '0')}`;
  const counts = countsFor(drafts, random);
  let owed = 0;
  return drafts.flatMap((draft, index) => {
    const planned = counts[index] ?? 0;
    const wanted = draft.post.createdMinutesAgo > 1_440 && planned > 0 ? planned + Math.min(owed, 3) : planned;
    const audience = draft.place.voices.filter(
      (voice) => voice.joinedMinutesAgo > draft.post.createdMinutesAgo && voice.personId !== draft.author.personId,
    );
    owed += planned;
    if (wanted === 0 || audience.length === 0) return [];
    const talk: Talk = {
      draft,
      audience,
      comments: [],
      usedTexts: new Set(),
      leads: new Set(),
      wanted,
      nextId,
      random,
    };
    converse(talk);
    owed -= talk.comments.length;
    return talk.comments;
  });
}
