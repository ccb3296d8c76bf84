import { fileURLToPath } from 'node:url';
import { defineProject } from 'vitest/config';
import { pollMs } from '../../../scripts/poll-timeout.ts';
import { retries } from '../../../scripts/retries.ts';
import { sourceConditions } from '../../../scripts/source-conditions.ts';

export default defineProject({
  root: fileURLToPath(new URL('./', import.meta.url)),
  resolve: { conditions: sourceConditions },
  ssr: { resolve: { conditions: sourceConditions } },
  test: {
    name: 'e2e',
    environment: 'node',
    include: ['**/*.e2e.test.ts'],
    globalSetup: ['./start-portal.ts'],
    fileParallelism: false,
    // One process, one browser, and modules that are read once.
    isolate: false,
    retry: retries,
    testTimeout: 90_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: pollMs } },
  },
});
