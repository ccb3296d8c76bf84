import type { Db } from '../db/connect.ts';
import { ProblemError } from './problem.ts';

/** A transaction in which somebody may be refused after something was done that is to stay: it ends well, and they are told then. */
export async function keeping<Reply>(
  db: Db,
  work: (tx: Db) => Promise<Reply>,
  afterRefusal: (tx: Db) => Promise<void> = async () => undefined,
): Promise<Reply> {
  const outcome = await db.transaction(async (tx): Promise<Outcome<Reply>> => {
    try {
      return { reply: await work(tx) };
    } catch (error) {
      if (!(error instanceof ProblemError) || !error.keepsChanges) throw error;
      await afterRefusal(tx);
      return { refusal: error };
    }
  });
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.reply;
}

type Outcome<Reply> = { reply: Reply } | { refusal: ProblemError };
