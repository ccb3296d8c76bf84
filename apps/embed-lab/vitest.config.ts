import { fileURLToPath } from 'node:url';
import { defineProject } from 'vitest/config';
import { pollMs } from '../../scripts/poll-timeout.ts';
import { retries } from '../../scripts/retries.ts';
import { sourceConditions } from '../../scripts/source-conditions.ts';

// What needs a portal of another organisation, built with its elements, and is no part of `npm test`.
const wholeMatrix = process.env.LAB_PICTURES === 'on' ? ['e2e/**/*.matrix.test.ts'] : [];

export default defineProject({
  root: fileURLToPath(new URL('./', import.meta.url)),
  resolve: { conditions: sourceConditions },
  ssr: { resolve: { conditions: sourceConditions } },
  test: {
    name: 'embed-lab',
    environment: 'node',
    include: ['e2e/**/*.e2e.test.ts', ...wholeMatrix],
    globalSetup: ['./e2e/start-lab.ts'],
    retry: retries,
    testTimeout: 90_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: pollMs } },
  },
});
