import type { Db } from '../../db/connect.ts';
import { lockedRow } from '../../db/fragments.ts';
import { moderationAppeals } from '../../db/schema/index.ts';
import type { AppealRow } from './appeal-reply.ts';

export async function lockAppeal(tx: Db, id: string): Promise<AppealRow | null> {
  return lockedRow(tx, moderationAppeals, id);
}
