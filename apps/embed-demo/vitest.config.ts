import { fileURLToPath } from 'node:url';
import { defineProject } from 'vitest/config';
import { pollMs } from '../../scripts/poll-timeout.ts';
import { retries } from '../../scripts/retries.ts';
import { sourceConditions } from '../../scripts/source-conditions.ts';

export default defineProject({
  root: fileURLToPath(new URL('./', import.meta.url)),
  resolve: { conditions: sourceConditions },
  ssr: { resolve: { conditions: sourceConditions } },
  test: {
    name: 'embed',
    environment: 'node',
    include: ['e2e/**/*.e2e.test.ts'],
    globalSetup: ['./e2e/start-site.ts'],
    retry: retries,
    testTimeout: 90_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: pollMs } },
  },
});
