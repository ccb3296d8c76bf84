import { eq } from 'drizzle-orm';
import { contentCategories, contentItems, people } from '../db/schema/index.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/** A server where the membership of `other` has lapsed: what is for members alone is not for them. */
export async function startLibraryServer(): Promise<TestServer> {
  const server = await startTestServer();
  await server.db.update(people).set({ membershipLapsed: true }).where(eq(people.id, 'other'));
  return server;
}

/** Before each test: nothing is in the library, and what is counted by the minute can be done again. */
export async function emptyLibrary({ db, clock }: Pick<TestServer, 'db' | 'clock'>): Promise<void> {
  clock.pass(61_000);
  await db.delete(contentItems);
  await db.delete(contentCategories);
}
