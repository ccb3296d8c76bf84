import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { mailJobs } from '../../db/schema/index.ts';

export async function mailByKey(tx: Db, key: string) {
  const [known] = await tx.select({ key: mailJobs.key }).from(mailJobs).where(eq(mailJobs.key, key));
  return known;
}
