import type { LiveWriter } from '@portal/api/contract';
import { moduleRefusal } from '@portal/rules';
import type { Profile } from '@portal/kit/access';
import type { Logger } from 'pino';
import type { Channel, Db } from '../../db/connect.ts';
import type { Listening } from '../../db/listen.ts';
import type { Live } from '../../deps.ts';
import { ProblemError } from '../../http/problem.ts';
import { described } from '../../log.ts';
import { authenticateSessions } from '../auth/index.ts';
import type { Person } from '../../http/person.ts';
import { accessFor } from './access-for.ts';
import { type Audience, changesFor } from './changes-for.ts';
import { createEventStream, type EventStream } from './event-stream.ts';
import { databaseMoment, eventsSince, type LiveEvent, mostEvents } from './events.queries.ts';
import { followEvents } from './follow-events.ts';
import { gathered } from '../../gathered.ts';
import { liveAccess } from './live-access.ts';
import { idsIn, liveFactsOf } from './live-facts.ts';
import { readerOf } from './reader-of.ts';

/** The window in which changes are batched: into one event for the other processes, and for those who listen. */
const gatherMs = 100;
const beatMs = 20_000;
/** Of one person in one process: a stream for each browser of theirs, and some. */
const mostOfPerson = 8;
const mostStreams = 5000;
const againSeconds = 60;
/** Whoever comes without a place has loaded what they show not longer ago than this. */
const justLoadedMs = 15_000;

interface Parts {
  db: Db;
  channel: Channel;
  clock: { now(): Date };
  log: Logger;
  profile: Profile;
}

interface Listener extends Audience {
  stream: EventStream;
}

export function createLive({ db, channel, clock, log, profile }: Parts): Live {
  const listeners = new Set<Listener>();
  const follower = followEvents(db);
  let listening: Promise<Listening> | null = null;
  let begun: Promise<void> | null = null;
  let beating: NodeJS.Timeout | undefined;
  let isClosed = false;

  const failed = (error: unknown) => log.error(described(error), 'live');
  const saying = gathered(gatherMs, () => channel.say('').catch(failed));
  const looking = gathered(gatherMs, () => look().catch(failedLooking));

  async function begin(): Promise<void> {
    listening ??= channel
      .listen({
        onMessage: (text) => (text === '' ? looking.ask() : void hearWriting(text).catch(failed)),
        onAgain: () => void startAnew().catch(failed),
        onError: failed,
      })
      .catch((error: unknown) => {
        listening = null;
        throw error;
      });
    await listening;
    await follower.begin();
    beating ??= setInterval(() => void beat().catch(failed), beatMs).unref();
  }

  /** What has changed meanwhile cannot be told. */
  async function startAnew(): Promise<void> {
    await follower.begin();
    for (const { stream } of listeners) stream.send('hello', { isResumed: false });
  }

  function failedLooking(error: unknown): void {
    failed(error);
    for (const { stream } of [...listeners]) stream.end();
  }

  async function look(): Promise<void> {
    if (begun === null) return;
    const moment = await databaseMoment(db);
    const events = await follower.next();
    if (events.length === mostEvents) looking.ask();
    if (events.length > 0) await announce([...listeners], events, moment);
  }

  async function announce(to: readonly Listener[], events: readonly LiveEvent[], moment: number): Promise<void> {
    const now = clock.now();
    const present = await stillWelcome(to, now);
    const query = {
      postIds: idsIn(events, ({ postId }) => postId),
      polledIds: idsIn(events, ({ kind, postId }) => (kind === 'poll' ? postId : null)),
      communityIds: idsIn(events, ({ communityId }) => communityId),
      activityIds: idsIn(events, ({ activityId }) => activityId),
    };
    const facts = await liveFactsOf(db, query, idsOf(present));
    for (const listener of present) {
      const access = accessFor(listener, events, facts, now);
      // Without a place: whoever loses the connection here is told of the rest too.
      if (access !== null) listener.stream.send('access', access);
      const changes = changesFor(listener, events, facts, now);
      if (changes !== null) listener.stream.send('changes', changes, moment);
    }
  }

  /** Those whose session goes on, as the database knows them now; the others are sent away. */
  async function stillWelcome(candidates: readonly Listener[], now: Date): Promise<Listener[]> {
    const known = await authenticateSessions(
      db,
      candidates.map(({ person }) => person.sessionId),
      now,
    );
    return candidates.flatMap((listener) => {
      const person = known.get(listener.person.sessionId);
      if (person !== undefined && moduleRefusal(profile, liveAccess, person) === null) return [{ ...listener, person }];
      listener.stream.end();
      return [];
    });
  }

  async function hearWriting(text: string): Promise<void> {
    // This server alone says something on the channel.
    const writer = JSON.parse(text) as LiveWriter;
    const { postId } = writer;
    const near = [...listeners].filter(({ watched, person }) => watched.has(postId) && person.id !== writer.person.id);
    if (near.length === 0) return;
    const now = clock.now();
    const present = await stillWelcome(near, now);
    const query = { postIds: [postId], polledIds: [], communityIds: [], activityIds: [] };
    const facts = await liveFactsOf(db, query, idsOf(present));
    for (const { stream, person } of present)
      if (readerOf(person, facts, now).mayRead(postId)) stream.send('writing', writer);
  }

  async function beat(): Promise<void> {
    for (const { stream } of await stillWelcome([...listeners], clock.now())) stream.beat();
    looking.ask();
  }

  function leave(listener: Listener): void {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    // Nobody is told of anything: whoever comes next begins with what is newest then.
    begun = null;
    clearInterval(beating);
    beating = undefined;
  }

  function refuseTooMany({ id }: Person): void {
    const own = [...listeners].filter(({ person }) => person.id === id);
    if (!isClosed && own.length < mostOfPerson && listeners.size < mostStreams) return;
    throw new ProblemError('rate_limited', 'Too many streams are open.', { retryAfterSeconds: againSeconds });
  }

  return {
    wake: saying.ask,
    announceWriting: (writer) => void channel.say(JSON.stringify(writer)).catch(failed),
    async open({ person, watched, since }) {
      refuseTooMany(person);
      const stream = createEventStream(() => leave(listener));
      const listener: Listener = { person, watched, stream };
      listeners.add(listener);
      try {
        begun ??= begin().catch((error: unknown) => {
          begun = null;
          throw error;
        });
        await begun;
        const moment = await databaseMoment(db);
        const missed = await eventsSince(db, since ?? moment - justLoadedMs);
        stream.send('hello', { isResumed: missed !== null || since === null }, moment);
        if (missed !== null && missed.length > 0) await announce([listener], missed, moment);
      } catch (error) {
        stream.end();
        throw error;
      }
      return stream.bytes;
    },
    async close() {
      isClosed = true;
      for (const { stream } of [...listeners]) stream.end();
      await Promise.all([saying.stop(), looking.stop()]);
      await (await listening?.catch(() => null))?.close();
    },
  };
}

function idsOf(listeners: readonly Audience[]): string[] {
  return listeners.map(({ person }) => person.id);
}
