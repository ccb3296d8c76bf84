const { CI } = process.env;

/**
 * How often a test is tried again in which a browser or a process takes part: twice in CI, never on a developer's machine. For any reason:
 * what ran out of time throws its last assertion (`waitFor`, `expect.poll`), which no message tells from another.
 * What passed only then is reported as flaky by `pnpm check`.
 */
export const retries = CI !== undefined && CI !== '' && CI !== 'false' ? 2 : 0;
