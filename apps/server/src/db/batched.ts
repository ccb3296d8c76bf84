import type { Db } from './connect.ts';

interface Question<Key, Found> {
  key: Key;
  answer(found: Found): void;
  fail(error: unknown): void;
}

interface Kind<Key, Found> {
  waiting: Question<Key, Found>[];
  /** How many statements are on their way. */
  running: number;
}

/** Few enough that reads form batches, enough that the database is not waited for. */
const mostRunning = 2;
/** The largest batch, so that no statement takes long. */
const batchSize = 32;

const kinds = new WeakMap<Db, Map<string, unknown>>();

/**
 * Batches reads of several requests into one statement: what is asked alone is sent at once, and what is asked while others are on their way goes into the
 * next batch. So a busy server asks the database less often, and an answer is never older than its question. `find` answers
 * in the order of the keys; a name belongs to one `find`.
 */
export function batched<Key, Found>(
  db: Db,
  name: string,
  key: Key,
  find: (keys: readonly Key[]) => Promise<readonly Found[]>,
): Promise<Found> {
  const known = kinds.get(db) ?? new Map<string, unknown>();
  kinds.set(db, known);
  // What is kept under a name was made for the questions of that name.
  const kind = (known.get(name) as Kind<Key, Found> | undefined) ?? { waiting: [], running: 0 };
  known.set(name, kind);
  const { promise, resolve: answer, reject: fail } = Promise.withResolvers<Found>();
  kind.waiting.push({ key, answer, fail });
  if (kind.running < mostRunning) void send(kind, find).then(() => kind.running > 0 || known.delete(name));
  return promise;
}

/** Ends when nobody waits any longer. */
async function send<Key, Found>(
  kind: Kind<Key, Found>,
  find: (keys: readonly Key[]) => Promise<readonly Found[]>,
): Promise<void> {
  kind.running += 1;
  while (kind.waiting.length > 0) {
    const questions = kind.waiting.splice(0, batchSize);
    await find(questions.map(({ key }) => key)).then(
      (found) =>
        questions.forEach(({ answer, fail }, at) => {
          const one = found[at];
          if (one === undefined) fail(new Error('A question was left without an answer'));
          else answer(one);
        }),
      (error: unknown) => questions.forEach(({ fail }) => fail(error)),
    );
  }
  kind.running -= 1;
}
