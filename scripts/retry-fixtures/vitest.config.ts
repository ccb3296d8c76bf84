import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { retries } from '../retries.ts';

export default defineConfig({
  root: fileURLToPath(new URL('./', import.meta.url)),
  test: { name: 'retry-fixtures', include: ['*.fixture.ts'], retry: retries },
});
