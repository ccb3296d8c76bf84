import { test } from 'vitest';
import { startTestServer, type TestServerOptions } from './test-server.ts';

/** `test` of a file whose tests share a server: it is started when the first of them asks for it, and closed after the last. */
export function testWithServer(options: TestServerOptions = {}) {
  return test
    .extend('options', { scope: 'file' }, () => options)
    .extend('server', { scope: 'file' }, async ({ options: given }, { onCleanup }) => {
      const server = await startTestServer(given);
      onCleanup(() => server.close());
      return server;
    });
}
