import type { Db } from '../../db/connect.ts';
import { reports } from '../../db/schema/index.ts';

export function insertReport(tx: Db, report: typeof reports.$inferInsert) {
  return tx.insert(reports).values(report).onConflictDoNothing().returning({ id: reports.id });
}
