import { createHash } from 'node:crypto';
import type { Endpoint } from '@portal/api/contract';
import { and, eq, lt } from 'drizzle-orm';
import type { Context } from 'hono';
import { idempotentReplies } from '../db/schema/index.ts';
import { type BoundHandler, nameOf } from './bind.ts';
import { type Call, personOf } from './call.ts';
import { invalid, ProblemError } from './problem.ts';
import type { RawInput } from './read-input.ts';

const keptHours = 24;

interface Once {
  endpoint: Endpoint;
  key: string;
  input: RawInput;
  call: Call;
  handler: BoundHandler;
}

/** The key of a call that must not take effect twice, if its client sent one. */
export function keyOf({ once }: Endpoint, c: Context): string | undefined {
  const key = once ? c.req.header('idempotency-key') : undefined;
  if (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(key))
    throw invalid('header.Idempotency-Key', 'This value is not valid');
  return key;
}

/**
 * Runs a handler at most once per key. The answer is kept in the transaction that does the work, so that they exist together or not
 * at all; a second request with the key waits at the unique index until the first has ended.
 */
export async function answerOnce({ endpoint, key, input, call, handler }: Once): Promise<unknown> {
  const name = nameOf(endpoint);
  const { id: personId } = personOf(call);
  const requestHash = await hashOf(input);
  const isKey = and(
    eq(idempotentReplies.personId, personId),
    eq(idempotentReplies.endpoint, name),
    eq(idempotentReplies.key, key),
  );
  const expired = new Date(call.now.getTime() - keptHours * 3_600_000);
  return call.db.transaction(async (tx) => {
    await tx.delete(idempotentReplies).where(and(isKey, lt(idempotentReplies.createdAt, expired)));
    const mine = await tx
      .insert(idempotentReplies)
      .values({ personId, endpoint: name, key, requestHash, reply: {}, createdAt: call.now })
      .onConflictDoNothing()
      .returning({ key: idempotentReplies.key });
    if (mine.length === 0) {
      const [known] = await tx.select().from(idempotentReplies).where(isKey);
      if (known?.requestHash !== requestHash)
        throw new ProblemError('key_reused', 'This Idempotency-Key was used for another request');
      return known.reply;
    }
    const reply = await handler(input, { ...call, db: tx });
    await tx.update(idempotentReplies).set({ reply }).where(isKey);
    return reply;
  });
}

async function hashOf(input: RawInput): Promise<string> {
  const hash = createHash('sha256');
  await feed(hash, [input.params, input.query, input.body]);
  return hash.digest('hex');
}

async function feed(hash: ReturnType<typeof createHash>, value: unknown): Promise<void> {
  if (value instanceof File) {
    hash.update(`file:${JSON.stringify(value.name)}:${value.size}:`).update(Buffer.from(await value.arrayBuffer()));
  } else if (Array.isArray(value)) {
    hash.update('[');
    for (const item of value) await feed(hash, item);
    hash.update(']');
  } else if (typeof value === 'object' && value !== null) {
    hash.update('{');
    for (const [name, item] of Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) {
      hash.update(`${JSON.stringify(name)}:`);
      await feed(hash, item);
    }
    hash.update('}');
  } else {
    hash.update(`${JSON.stringify(value) ?? 'undefined'},`);
  }
}
