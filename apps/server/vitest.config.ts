import { defineConfig } from 'vitest/config';
import { retries } from '../../scripts/retries.ts';

const conditions = ['portal-source', 'module', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'server',
    environment: 'node',
    isolate: false,
    include: ['src/**/*.test.ts'],
    globalSetup: 'src/testing/global-setup.ts',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    tags: [
      { name: 'processes', description: 'starts and ends processes of its own', retry: retries, timeout: 300_000 },
    ],
    // A busy machine may take seconds for what is a moment on an idle one.
    expect: { poll: { timeout: 15_000 } },
  },
});
