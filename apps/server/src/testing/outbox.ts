import { and, desc, eq, like } from 'drizzle-orm';
import { outboxMessages } from '../db/schema/index.ts';
import type { TestServer } from './test-server.ts';

/** The last message to an address or number, or the last one that holds some words. */
export async function lastMessageTo({ db, deps }: TestServer, recipient: string, holding = '') {
  await deps.background.settled();
  const [message] = await db
    .select()
    .from(outboxMessages)
    .where(and(eq(outboxMessages.recipient, recipient), like(outboxMessages.text, `%${holding}%`)))
    .orderBy(desc(outboxMessages.id))
    .limit(1);
  if (!message) throw new Error(`Nothing has been sent to ${recipient}`);
  return message;
}

export async function codeSentTo(server: TestServer, recipient: string): Promise<string> {
  const { text } = await lastMessageTo(server, recipient);
  return /\b\d{6}\b/.exec(text)?.[0] ?? '';
}

/** Token and user of the link in the last mail to a member who forgot their password. */
export function resetLinkSentTo(server: TestServer, email: string): Promise<{ token: string; userId: string }> {
  return linkSentTo(server, email, 'reset-password');
}

/** The same of the last mail that told somebody of a change to their account. */
export function alarmSentTo(server: TestServer, email: string): Promise<{ token: string; userId: string }> {
  return linkSentTo(server, email, 'not-me');
}

/** The same of the last mail that asked somebody to confirm their e-mail. */
export function confirmationSentTo(server: TestServer, email: string): Promise<{ token: string; userId: string }> {
  return linkSentTo(server, email, 'confirm-email');
}

async function linkSentTo(server: TestServer, email: string, page: string): Promise<{ token: string; userId: string }> {
  const { text } = await lastMessageTo(server, email, `${page}?token=`);
  const { searchParams } = new URL(/https:\S+/.exec(text)?.[0] ?? '');
  return { token: searchParams.get('token') ?? '', userId: searchParams.get('userId') ?? '' };
}
