import type { contract, HandlerInput } from '@portal/api/contract';
import { type Call, personOf } from '../../http/call.ts';
import { requirementsFor } from './requirements.queries.ts';
import { putRequirements } from './requirements.writes.ts';

type RequirementsInput = HandlerInput<typeof contract.me.saveRequirements>['body'];

/** What the person who asks eats and needs at events; who has said nothing has none. */
export async function requirementsOf(call: Call) {
  const row = await requirementsFor(call.db, personOf(call).id);
  return row ?? { dietaryRequirements: [], otherDietaryRequirement: null, accessibilityRequirement: null };
}

export async function saveRequirements(body: RequirementsInput, call: Call): Promise<void> {
  const values = {
    dietaryRequirements: body.dietaryRequirements ?? [],
    otherDietaryRequirement: body.otherDietaryRequirement || null,
    accessibilityRequirement: body.accessibilityRequirement || null,
    updatedAt: call.now,
  };
  await putRequirements(call.db, personOf(call).id, values);
}
