import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/connect.ts';
import { reports } from '../../db/schema/index.ts';
import { ProblemError } from '../../http/problem.ts';

interface NewReport {
  postId?: string;
  commentId?: string;
  reporterId: string;
  reason: string;
  createdAt: Date;
}

/** Keeps a report; a person reports a thing once. */
export async function addReport(db: Db, report: NewReport): Promise<void> {
  const rows = await db
    .insert(reports)
    .values({ id: randomUUID(), ...report })
    .onConflictDoNothing()
    .returning({ id: reports.id });
  if (rows.length === 0) throw new ProblemError('already_reported', 'You have reported this already.');
}
