import { ne, sql } from 'drizzle-orm';
import { people } from '../db/schema/index.ts';
import { kept } from './kept-place.ts';
import { allTo, begins, seedOwner } from './seen-owner.ts';
import type { TestServer } from './test-server.ts';

/** What each but the owner says of themself names them, so that what is found says of whom it tells. */
const ofWhom = (id: string) => `-of-${id}`;
const hidden = new RegExp(`${begins}[\\w@.-]*`, 'g');

/** The e-mail of whoever hides it, as `hideEverybody` has it. */
export function hiddenEmail(id: string): string {
  return `${begins}-email${ofWhom(id)}@example.org`;
}

/** The owner of the kept place and all the others say all of themselves that can be said, and show it to nobody. */
export async function hideEverybody(server: TestServer): Promise<void> {
  await seedOwner(server);
  const said = (field: string) => sql<string>`${`${begins}-${field}${ofWhom('')}`}::text || ${people.id}`;
  await server.db
    .update(people)
    .set({
      ...{ email: sql`${said('email')} || '@example.org'`, mobile: said('mobile'), memberNum: said('number') },
      ...{ homeState: said('state'), suburb: said('suburb'), organisationName: said('workplace') },
      pronoun: said('pronoun'),
    })
    .where(ne(people.id, kept.person));
  await server.db.update(people).set({ privacy: allTo('onlyMe') });
}

/** What a text tells that somebody hides, beside what one of them says of themself. */
export function hiddenIn(text: string, own: string | null): string[] {
  const told = text.match(hidden) ?? [];
  return told.filter((value) => own === null || !value.includes(ofWhom(own)));
}
