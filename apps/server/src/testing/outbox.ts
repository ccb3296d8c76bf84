import { desc, eq } from 'drizzle-orm';
import { outboxMessages } from '../db/schema/index.ts';
import type { TestServer } from './test-server.ts';

/** The last message to an address or number. */
export async function lastMessageTo({ db }: TestServer, recipient: string) {
  const [message] = await db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, recipient))
    .orderBy(desc(outboxMessages.id))
    .limit(1);
  if (!message) throw new Error(`Nothing has been sent to ${recipient}`);
  return message;
}

export async function codeSentTo(server: TestServer, recipient: string): Promise<string> {
  const { text } = await lastMessageTo(server, recipient);
  return /\b\d{6}\b/.exec(text)?.[0] ?? '';
}
