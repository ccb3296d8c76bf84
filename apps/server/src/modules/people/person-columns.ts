import { sql } from 'drizzle-orm';
import { people } from '../../db/schema/index.ts';

/** Nobody is shown the picture of a disabled account. */
const avatarAssetId = sql<string | null>`case when ${people.disabledAt} is null then ${people.avatarAssetId} end`;

/** A `PersonRow` inside a JSON answer of the database. */
export const personJson = sql`json_build_object('id', ${people.id}, 'firstName', ${people.firstName}, 'lastName', ${people.lastName}, 'pronoun', ${people.pronoun}, 'avatarAssetId', ${avatarAssetId})`;

export const personColumns = {
  id: people.id,
  firstName: people.firstName,
  lastName: people.lastName,
  pronoun: people.pronoun,
  avatarAssetId: avatarAssetId.as('shown_avatar'),
};
