/** What of a record a column may hold. */
export const importFields = [
  'title',
  'completedDate',
  'length',
  'category',
  'presenter',
  'domain',
  'learned',
  'plan',
] as const;

export type ImportField = (typeof importFields)[number];

/** What columns are called, the likeliest name first. */
const names: Record<ImportField, readonly string[]> = {
  title: ['title', 'activity title', 'activity name', 'activity', 'name', 'event', 'course', 'description', 'topic'],
  completedDate: ['completed date', 'date completed', 'completion date', 'completed', 'end date', 'date', 'finished'],
  length: ['hours', 'cpd hours', 'points', 'cpd points', 'units', 'minutes', 'duration', 'length', 'time'],
  category: ['category', 'cpd category', 'activity type', 'type', 'kind'],
  presenter: ['presenter', 'provider', 'speaker', 'organiser', 'organisation', 'facilitator', 'author'],
  domain: ['domain', 'competency', 'area', 'field', 'subject'],
  learned: ['learned', 'what i learned', 'reflection', 'learning outcome', 'outcome', 'notes'],
  plan: ['plan', 'what i will do', 'application', 'next steps', 'action'],
};

/** Which column each field is in, by the names of the columns; null: in none. A column that is called just so is never taken by a field that only resembles it. */
export function namedColumns(header: readonly string[]): Record<ImportField, number | null> {
  const words = header.map(plainWords);
  const taken = new Set<number>();
  const take = (found: number): number | null => {
    if (found === -1) return null;
    taken.add(found);
    return found;
  };
  const columns = Object.fromEntries(importFields.map((field) => [field, null as number | null])) as Record<
    ImportField,
    number | null
  >;
  for (const isName of [isSame, isPart])
    for (const field of importFields)
      columns[field] ??= take(
        names[field].map((name) => words.findIndex((word, at) => !taken.has(at) && isName(word, name))).find(isFound) ??
          -1,
      );
  return columns;
}

const isFound = (at: number) => at !== -1;
const isSame = (words: string, name: string) => words === name;
const isPart = (words: string, name: string) => ` ${words} `.includes(` ${name} `);

export function plainWords(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
