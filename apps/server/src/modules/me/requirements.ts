import type { contract, HandlerInput } from '@portal/api/contract';
import { type Call, personOf } from '../../http/call.ts';
import { requirementsFor } from './requirements.queries.ts';
import { putRequirements } from './requirements.writes.ts';

type Said = HandlerInput<typeof contract.me.saveRequirements>['body'];

/** What the person who asks eats and needs at events; who has said nothing has none. */
export async function requirementsOf(call: Call) {
  const said = await requirementsFor(call.db, personOf(call).id);
  return said ?? { dietaryRequirements: [], otherDietaryRequirement: null, accessibilityRequirement: null };
}

export async function saveRequirements(body: Said, call: Call): Promise<void> {
  const said = {
    dietaryRequirements: body.dietaryRequirements ?? [],
    otherDietaryRequirement: body.otherDietaryRequirement || null,
    accessibilityRequirement: body.accessibilityRequirement || null,
    updatedAt: call.now,
  };
  await putRequirements(call.db, personOf(call).id, said);
}
