/** The parts of the form, in their order on the page. */
export const formParts = ['about', 'whenAndWhere', 'sales', 'programme', 'more', 'cpdAndTopics'] as const;
export type FormPartName = (typeof formParts)[number];

/** Where a part stands on the page. */
export const partId = (part: FormPartName): string => `event-form-${part}`;
