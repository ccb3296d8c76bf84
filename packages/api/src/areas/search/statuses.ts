/** What kind of post somebody looks for: the numbers are those of a post's type. */
export const foundKinds = ['1', '2', '3', '4', 'question', 'poll'] as const;
export type FoundKind = (typeof foundKinds)[number];

/** Of what a search everywhere tells, in the order of its sections. */
export const foundThingKinds = ['news', 'resource', 'event', 'post', 'community', 'person'] as const;
export type FoundThingKind = (typeof foundThingKinds)[number];
