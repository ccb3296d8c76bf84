import { ne, sql } from 'drizzle-orm';
import { people } from '../db/schema/index.ts';
import { markedIds } from './stored-place.ts';
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
  const valueSql = (field: string) => sql<string>`${`${begins}-${field}${ofWhom('')}`}::text || ${people.id}`;
  await server.db
    .update(people)
    .set({
      ...{
        email: sql`${valueSql('email')} || '@example.org'`,
        mobile: valueSql('mobile'),
        memberNum: valueSql('number'),
      },
      ...{ homeState: valueSql('state'), suburb: valueSql('suburb'), organisationName: valueSql('workplace') },
      pronoun: valueSql('pronoun'),
    })
    .where(ne(people.id, markedIds.person));
  await server.db.update(people).set({ privacy: allTo('onlyMe') });
}

/** What a text tells that somebody hides, beside what one of them says of themself. */
export function hiddenIn(text: string, own: string | null): string[] {
  const found = text.match(hidden) ?? [];
  return found.filter((value) => own === null || !value.includes(ofWhom(own)));
}
