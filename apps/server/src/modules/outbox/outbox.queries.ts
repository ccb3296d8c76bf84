import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { outboxMessages } from '../../db/schema/index.ts';

const shown = 100;

export function messagesTo(db: Db, to: string) {
  return db
    .select()
    .from(outboxMessages)
    .where(to === '' ? undefined : eq(outboxMessages.recipient, to))
    .orderBy(desc(outboxMessages.id))
    .limit(shown);
}

export async function messageById(db: Db, id: number) {
  const [message] = await db.select().from(outboxMessages).where(eq(outboxMessages.id, id));
  return message;
}
