/** Packages resolve to each other's sources: neither a test nor a story sees a stale build of a sibling. */
export const sourceConditions = ['portal-source', 'module', 'browser', 'development|production'];

/** The same for what Node runs, such as stylesheets that are written in TypeScript. */
export const nodeConditions = sourceConditions.map((condition) => (condition === 'browser' ? 'node' : condition));

/** Of a build: Vite takes the conditions of Node from the environment alone. */
export const fromSources = {
  resolve: { conditions: sourceConditions },
  environments: { ssr: { resolve: { conditions: nodeConditions } } },
};
