/** A file of three records, of which the second repeats the first, and the third has no day. */
export const sampleFile = [
  'Activity,Date completed,Hours,Category,Provider',
  'Hand therapy evening,2024-03-05,1.5,Interactive,"Hart, Anneliese"',
  'hand  therapy evening,5 March 2024,90 min,Interactive,',
  'Reading,,1,Self-directed,',
].join('\n');

/** What its columns are. */
export const sampleChoices = {
  columns: {
    ...{ title: 0, completedDate: 1, length: 2, category: 3, presenter: 4 },
    ...{ domain: null, learned: null, plan: null },
  },
  dayOrder: null,
  lengthUnit: 'hours',
} as const;
