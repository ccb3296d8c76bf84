import { defineConfig } from 'vitest/config';

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
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A busy machine may take seconds for what is a moment on an idle one.
    expect: { poll: { timeout: 15_000 } },
  },
});
