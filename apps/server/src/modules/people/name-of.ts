import type { Db } from '../../db/connect.ts';
import { found } from '../../http/problem.ts';
import { nameRow } from './name-of.queries.ts';

export async function nameOf(db: Db, personId: string) {
  const row = await nameRow(db, personId);
  return found(row ?? null);
}
