import type { NewsByMail } from '@portal/api/contract';
import { noNewsByMail, typesMailed } from '@portal/rules';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { newsMails } from '../../db/schema/index.ts';

/** What happened before somebody asked for mails is in none. */
export async function saveNewsWishes(db: Db, personId: string, wishes: NewsByMail, now: Date): Promise<void> {
  const [before] = await db.select().from(newsMails).where(eq(newsMails.personId, personId)).for('update');
  const begins = (channel: 'digest' | 'atOnce') =>
    before === undefined || typesMailed(before, channel).length === 0 ? now : null;
  const digestedUntil = begins('digest') ?? before?.digestedUntil ?? now;
  const mailedUntil = begins('atOnce') ?? before?.mailedUntil ?? now;
  const row = { ...wishes, digestedUntil, mailedUntil };
  await db
    .insert(newsMails)
    .values({ personId, ...row })
    .onConflictDoUpdate({ target: newsMails.personId, set: row });
}

export async function noNews(db: Db, personId: string): Promise<void> {
  const { pace: _pace, ...channels } = noNewsByMail;
  await db.update(newsMails).set(channels).where(eq(newsMails.personId, personId));
}
