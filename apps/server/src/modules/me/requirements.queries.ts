import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { personRequirements } from '../../db/schema/index.ts';

export async function requirementsFor(db: Db, personId: string) {
  const { dietaryRequirements, otherDietaryRequirement, accessibilityRequirement } = personRequirements;
  const [row] = await db
    .select({ dietaryRequirements, otherDietaryRequirement, accessibilityRequirement })
    .from(personRequirements)
    .where(eq(personRequirements.personId, personId));
  return row;
}
