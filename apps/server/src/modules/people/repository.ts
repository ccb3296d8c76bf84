import { sql } from 'drizzle-orm';
import { people } from '../../db/schema/index.ts';

/** A `PersonRow` inside a JSON answer of the database. */
export const personJson = sql`json_build_object('id', ${people.id}, 'firstName', ${people.firstName}, 'lastName', ${people.lastName}, 'pronoun', ${people.pronoun}, 'avatarAssetId', ${people.avatarAssetId})`;

export const personColumns = {
  id: people.id,
  firstName: people.firstName,
  lastName: people.lastName,
  pronoun: people.pronoun,
  avatarAssetId: people.avatarAssetId,
};
