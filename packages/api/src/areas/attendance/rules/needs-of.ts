import { dietaryLabel } from '../../tickets/rules.ts';

export interface NeedsFacts {
  ticketId: string;
  name: string;
  dietaryRequirements: readonly string[];
  otherDietaryRequirement: string | null;
  accessibilityRequirement: string | null;
}

/** How many eat what, the most first, and what people have written in their own words. */
export function needsOf(people: readonly NeedsFacts[], notesAtMost: number) {
  const counts = new Map<string, number>();
  for (const { dietaryRequirements } of people)
    for (const one of dietaryRequirements) counts.set(one, (counts.get(one) ?? 0) + 1);
  const notes = people
    .filter((one) => one.otherDietaryRequirement !== null || one.accessibilityRequirement !== null)
    .map(({ ticketId, name, otherDietaryRequirement: food, accessibilityRequirement: access }) => ({
      ticketId,
      name,
      food,
      access,
    }));
  return {
    diets: [...counts]
      .map(([diet, count]) => ({ label: dietaryLabel(diet), count }))
      .sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1)),
    notes: notes.slice(0, notesAtMost),
    isCut: notes.length > notesAtMost,
  };
}
