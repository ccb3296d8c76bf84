import { createHash } from 'node:crypto';
import type { Endpoint } from '@portal/api/contract';
import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Db } from '../db/connect.ts';
import { idempotentReplies } from '../db/schema/index.ts';
import { type BoundHandler, nameOf } from './bind.ts';
import { type Call, personOf } from './call.ts';
import { keeping } from './keeping.ts';
import { invalid, ProblemError } from './problem.ts';
import type { RawInput } from './read-input.ts';

const retentionHours = 24;

interface Once {
  endpoint: Endpoint;
  key: string;
  input: RawInput;
  call: Call;
  handler: BoundHandler;
  /** The slow part of the call, done before its transaction and only where it has no answer yet. */
  prepare(): Promise<void>;
}

/** The key of a call that must not take effect twice, if its client sent one. */
export function keyOf({ once }: Endpoint, c: Context): string | undefined {
  const key = once ? c.req.header('idempotency-key') : undefined;
  if (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(key))
    throw invalid('header.Idempotency-Key', 'This value is not valid');
  return key;
}

/**
 * Runs a handler at most once per idempotency key. The answer is kept in the transaction that does the work, so that they exist together or not
 * at all. A second request with the key while the first is being worked on is told so at once, and holds no connection.
 */
export function createOnce(): (once: Once) => Promise<unknown> {
  /** Keys that this process works on; those of another are known by their lock. */
  const inHand = new Set<string>();
  return async (once) => {
    const name = JSON.stringify([personOf(once.call).id, nameOf(once.endpoint), once.key]);
    if (inHand.has(name)) throw inProgress();
    inHand.add(name);
    try {
      return await answerOnce(once, name);
    } finally {
      inHand.delete(name);
    }
  };
}

async function answerOnce({ endpoint, key, input, call, handler, prepare }: Once, lock: string): Promise<unknown> {
  const name = nameOf(endpoint);
  const { id: personId } = personOf(call);
  const requestHash = await hashOf(input);
  const isKey = and(
    eq(idempotentReplies.personId, personId),
    eq(idempotentReplies.endpoint, name),
    eq(idempotentReplies.key, key),
  );
  const since = new Date(call.now.getTime() - retentionHours * 3_600_000);
  const known = await repliedTo(call.db, and(isKey, gte(idempotentReplies.createdAt, since)), requestHash);
  if (known !== null) return known.reply;
  await prepare();
  const work = async (tx: Db): Promise<unknown> => {
    const { rows } = await tx.execute<{ mine: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended(${lock}, 0)) as mine`,
    );
    if (rows[0]?.mine !== true) throw inProgress();
    await tx.delete(idempotentReplies).where(and(isKey, lt(idempotentReplies.createdAt, since)));
    const mine = await tx
      .insert(idempotentReplies)
      .values({ personId, endpoint: name, key, requestHash, reply: {}, createdAt: call.now })
      .onConflictDoNothing()
      .returning({ key: idempotentReplies.key });
    if (mine.length === 0) return (await repliedTo(tx, isKey, requestHash))?.reply;
    const reply = await handler(input, { ...call, db: tx });
    await tx.update(idempotentReplies).set({ reply }).where(isKey);
    return reply;
  };
  return keeping(call.db, work, async (tx) => void (await tx.delete(idempotentReplies).where(isKey)));
}

/** The answer that a request has had; null where it has had none. */
async function repliedTo(db: Db, isKey: SQL | undefined, requestHash: string): Promise<{ reply: unknown } | null> {
  const [known] = await db.select().from(idempotentReplies).where(isKey);
  if (known === undefined) return null;
  if (known.requestHash !== requestHash)
    throw new ProblemError('key_reused', 'This Idempotency-Key was used for another request');
  return { reply: known.reply };
}

function inProgress(): ProblemError {
  return new ProblemError('in_progress', 'This is being worked on already', { retryAfterSeconds: 1 });
}

async function hashOf(input: RawInput): Promise<string> {
  const hash = createHash('sha256');
  await feed(hash, [input.params, input.query, input.body]);
  return hash.digest('hex');
}

/** From a hash as quick as this one they could be guessed. */
const secrets: ReadonlySet<string> = new Set(['password', 'currentPassword', 'newPassword', 'confirmPassword']);

async function feed(hash: ReturnType<typeof createHash>, value: unknown): Promise<void> {
  if (value instanceof File) {
    hash.update(`file:${JSON.stringify(value.name)}:${value.size}:`);
    for await (const part of value.stream()) hash.update(part);
  } else if (Array.isArray(value)) {
    hash.update('[');
    for (const item of value) await feed(hash, item);
    hash.update(']');
  } else if (typeof value === 'object' && value !== null) {
    hash.update('{');
    for (const [name, item] of Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) {
      if (secrets.has(name)) continue;
      hash.update(`${JSON.stringify(name)}:`);
      await feed(hash, item);
    }
    hash.update('}');
  } else {
    hash.update(`${JSON.stringify(value) ?? 'undefined'},`);
  }
}
