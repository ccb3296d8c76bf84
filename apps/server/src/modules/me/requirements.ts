import type { contract, HandlerInput } from '@portal/api/contract';
import { eq } from 'drizzle-orm';
import { personRequirements } from '../../db/schema/index.ts';
import { type Call, personOf } from '../../http/call.ts';

type Said = HandlerInput<typeof contract.me.saveRequirements>['body'];

/** What the person who asks eats and needs at events; who has said nothing has none. */
export async function requirementsOf(call: Call) {
  const { dietaryRequirements, otherDietaryRequirement, accessibilityRequirement } = personRequirements;
  const [said] = await call.db
    .select({ dietaryRequirements, otherDietaryRequirement, accessibilityRequirement })
    .from(personRequirements)
    .where(eq(personRequirements.personId, personOf(call).id));
  return said ?? { dietaryRequirements: [], otherDietaryRequirement: null, accessibilityRequirement: null };
}

export async function saveRequirements(body: Said, call: Call): Promise<void> {
  const said = {
    dietaryRequirements: body.dietaryRequirements ?? [],
    otherDietaryRequirement: body.otherDietaryRequirement || null,
    accessibilityRequirement: body.accessibilityRequirement || null,
    updatedAt: call.now,
  };
  await call.db
    .insert(personRequirements)
    .values({ personId: personOf(call).id, ...said })
    .onConflictDoUpdate({ target: personRequirements.personId, set: said });
}
