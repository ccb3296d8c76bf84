/** Packages resolve to each other's sources: neither a test nor a story sees a stale build of a sibling. */
export const sourceConditions = ['portal-source', 'module', 'browser', 'development|production'];
