import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { people } from '../../db/schema/index.ts';

export async function privacyRow(db: Db, personId: string) {
  const { privacy, privacyVersion: version } = people;
  const [row = null] = await db.select({ privacy, version }).from(people).where(eq(people.id, personId));
  return row;
}

export async function shownFields(db: Db, personId: string) {
  const { firstName, lastName, pronoun, avatarAssetId, organisationName, homeState, email, privacy } = people;
  const columns = { firstName, lastName, pronoun, avatarAssetId, organisationName, homeState, email, privacy };
  const [row = null] = await db.select(columns).from(people).where(eq(people.id, personId));
  return row;
}
