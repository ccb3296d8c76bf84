import { eq } from 'drizzle-orm';
import { people } from '../db/schema/index.ts';
import type { TestServer } from './test-server.ts';

/** Adds people under these ids who are like `member`. */
export async function addCrowd({ db }: Pick<TestServer, 'db'>, ids: readonly string[]): Promise<void> {
  const [member] = await db.select().from(people).where(eq(people.id, 'member'));
  if (member === undefined) throw new Error('The test people are gone');
  // The database works out the name that is searched, and who is in the directory.
  const { searchName: _name, isListed: _listed, ...columns } = member;
  await db.insert(people).values(ids.map((id) => ({ ...columns, id, email: `${id}@example.org` })));
}
