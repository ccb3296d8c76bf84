import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, type ClientRequest, get as ask, type IncomingMessage } from 'node:http';
import { liveStream } from '@portal/api/contract';
import type { Client } from 'pg';
import { loginOf } from './bench-call.ts';
import { readers } from './sizes.ts';

const likes = 10;
const postId = 'post-1';
/** Of a thousand streams. */
const goal = { megabytes: 200, ms: 1000 };

interface Programs {
  client: Client;
  /** With what measures its memory. */
  server: ChildProcess;
  origin: string;
  /** How many people have a login; each opens a stream. */
  people: number;
}

export interface MeasuredStreams {
  streams: number;
  /** What the server takes of memory without any of them, and with all, once it has settled. */
  without: Memory;
  withAll: Memory;
  /** From a like until the last of them has heard of it, each time. */
  reachedMs: readonly number[];
}

interface Memory {
  /** All of the process, in megabytes. */
  process: number;
  /** Of that what its program holds. */
  held: number;
}

interface Stream {
  request: ClientRequest;
  heard(): Promise<void>;
}

/** Opens a stream for each reader, and likes a post that all of them may read. */
export async function measureStreams({ client, server, origin, people }: Programs): Promise<MeasuredStreams> {
  const { rows } = await client.query<{ id: string }>('select community_id as id from posts where id = $1', [postId]);
  const communityId = rows[0]?.id;
  const letIn = (isOpen: boolean) =>
    client.query('update communities set is_auto_join = $2 where id = $1', [communityId, isOpen]);
  await letIn(true);
  await client.query('delete from post_likes where post_id = $1', [postId]);
  const agent = new Agent({ maxSockets: Infinity });
  const streams: Stream[] = [];
  try {
    // What the process needs for the first of them it needs for any number, and for any call of so many people.
    (await openStream(origin, 1, agent)).request.destroy();
    for (let reader = 1; reader <= people; reader += 1) await like(origin, reader);
    const without = await settledMemory(server);
    for (let reader = 1; reader <= people; reader += 1) streams.push(await openStream(origin, reader, agent));
    const withAll = await settledMemory(server);
    await client.query('delete from post_likes where post_id = $1', [postId]);
    const reachedMs: number[] = [];
    for (let reader = 1; reader <= likes; reader += 1) reachedMs.push(await likeReaches(origin, reader, streams));
    return { streams: streams.length, without, withAll, reachedMs };
  } finally {
    for (const { request } of streams) request.destroy();
    agent.destroy();
    await letIn(false);
  }
}

/** The numbers of a bench in words. */
export function streamsLine({ streams, without, withAll, reachedMs }: MeasuredStreams): string {
  const sorted = reachedMs.toSorted((a, b) => a - b);
  const reached = `${sorted[Math.floor(sorted.length / 2)]?.toFixed(0)} ms, at most ${sorted.at(-1)?.toFixed(0)} ms`;
  const process = `the server takes ${without.process.toFixed(0)} MB without streams and ${withAll.process.toFixed(0)} MB with ${streams}`;
  const held = `of which it holds ${without.held.toFixed(0)} and ${withAll.held.toFixed(0)} MB`;
  const isWithinGoal = withAll.process - without.process < goal.megabytes && (sorted.at(-1) ?? Infinity) < goal.ms;
  const verdict = `${isWithinGoal ? 'within' : 'BEYOND'} ${goal.megabytes} MB for the streams and ${goal.ms} ms for a like`;
  return `live: ${process}, ${held}; a like reaches all of them in ${reached} (${sorted.length} likes); ${verdict}`;
}

async function likeReaches(origin: string, reader: number, streams: readonly Stream[]): Promise<number> {
  const all = streams.map((stream) => stream.heard());
  const start = performance.now();
  await like(origin, reader);
  await Promise.all(all);
  return performance.now() - start;
}

async function like(origin: string, reader: number): Promise<void> {
  const address = `${origin}/api/v1/community/post/${postId}/like`;
  const answer = await fetch(address, { method: 'POST', headers: loginOf(reader) });
  if (!answer.ok) throw new Error(`A like was answered by ${answer.status}`);
  await answer.body?.cancel();
}

async function openStream(origin: string, reader: number, agent: Agent): Promise<Stream> {
  const headers = loginOf(((reader - 1) % readers) + 1);
  const { promise: opened, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = ask(`${origin}${liveStream.path}`, { headers, agent }, resolve).on('error', reject);
  const answer = await opened;
  if (answer.statusCode !== 200) throw new Error(`A stream was answered by ${answer.statusCode}`);
  let hear: (() => void) | undefined;
  answer.setEncoding('utf8').on('data', (text: string) => {
    if (text.includes('event: changes')) hear?.();
  });
  return {
    request,
    heard: () => new Promise((done) => (hear = done)),
  };
}

async function settledMemory(server: ChildProcess): Promise<Memory> {
  const reply = once(server, 'message');
  server.send('settle');
  // What `settle.ts` answers.
  const [usage] = (await reply) as [NodeJS.MemoryUsage];
  return { process: usage.rss / 1_000_000, held: (usage.heapUsed + usage.external) / 1_000_000 };
}
