import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseError } from 'pg';

/** Two transactions waited for each other, or one read what the other has changed since: PostgreSQL has ended one of them. */
const passing = new Set(['40P01', '40001']);
const tries = 5;
const pauseMs = 20;

/** Runs a transaction again that PostgreSQL has ended for the sake of another. Nothing of it is left, so that it may begin anew. */
export async function again<Result>(transaction: () => Promise<Result>): Promise<Result> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await transaction();
    } catch (error) {
      if (left === 0 || !isPassing(error)) throw error;
      await wait(pauseMs * (tries - left) * (0.5 + Math.random()));
    }
  }
}

/** The library hands on what the database has said as the cause of its own error. */
function isPassing(error: unknown): boolean {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return cause instanceof DatabaseError && passing.has(cause.code ?? '');
}
