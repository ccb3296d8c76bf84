import { dietaryLabel } from '../tickets/rules.ts';

export interface NeedsFacts {
  ticketId: string;
  name: string;
  dietaryRequirements: readonly string[];
  otherDietaryRequirement: string | null;
  accessibilityRequirement: string | null;
}

/** How many eat what, and what people have written in their own words. */
export function needsOf(people: readonly NeedsFacts[], notesAtMost: number) {
  const diets = new Map<string, number>();
  for (const { dietaryRequirements } of people)
    for (const one of dietaryRequirements) diets.set(one, (diets.get(one) ?? 0) + 1);
  const written = people.filter((one) => one.otherDietaryRequirement !== null || one.accessibilityRequirement !== null);
  return needsSummary({ registered: people.length, diets: [...diets], written }, notesAtMost);
}

export interface CountedNeeds {
  registered: number;
  diets: readonly (readonly [diet: string, count: number])[];
  /** At most one more than is shown. */
  written: readonly Omit<NeedsFacts, 'dietaryRequirements'>[];
}

/** The same of needs that were counted already; what most eat comes first. */
export function needsSummary({ registered, diets, written }: CountedNeeds, notesAtMost: number) {
  return {
    registered,
    diets: diets
      .map(([diet, count]) => ({ label: dietaryLabel(diet), count }))
      .sort((a, b) => b.count - a.count || (a.label < b.label ? -1 : 1)),
    notes: written
      .slice(0, notesAtMost)
      .map(({ ticketId, name, otherDietaryRequirement: food, accessibilityRequirement: access }) => ({
        ticketId,
        name,
        food,
        access,
      })),
    isCut: written.length > notesAtMost,
  };
}
