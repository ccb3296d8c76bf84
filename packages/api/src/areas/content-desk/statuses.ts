/** What the organisation publishes for its members to read. */
export const contentKinds = ['news', 'resource', 'page'] as const;
export type ContentKindName = (typeof contentKinds)[number];

/** Where an item stands, as those see it who write it: what is active is scheduled, published or expired by its dates. */
export const contentStates = ['draft', 'scheduled', 'published', 'expired', 'archived', 'deleted'] as const;
export type ContentState = (typeof contentStates)[number];

/** What was done to an item. `kept` is how it stood before anybody changed it here. */
export const contentChangeKinds = [
  ...(['kept', 'created', 'imported', 'saved', 'restored', 'published'] as const),
  ...(['takenBack', 'archived', 'unarchived', 'deleted', 'undeleted'] as const),
] as const;
export type ContentChangeKind = (typeof contentChangeKinds)[number];

/** As whom an item can be looked at: whoever signs in, a member, one who has not renewed. */
export const contentReaders = ['stranger', 'member', 'lapsed'] as const;
export type ContentReaderName = (typeof contentReaders)[number];

export const categoryTypes = ['NewsCategories', 'ResourceCategories'] as const;
export type CategoryType = (typeof categoryTypes)[number];

export const importSources = ['markdown', 'wordpress'] as const;
export type ImportSource = (typeof importSources)[number];

/** Why an entry of a file cannot be brought in. */
export const importFaults = ['noName', 'nameTooLong', 'noText', 'textTooLong', 'textTooHeavy'] as const;
export type ImportFault = (typeof importFaults)[number];
