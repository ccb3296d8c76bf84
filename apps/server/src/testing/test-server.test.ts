import { expect, test } from 'vitest';
import { startTestServer } from './test-server.ts';

test('a call begins when what the calls before it left behind is done: mails stand in the order of the calls', async () => {
  const { deps, fetch, close } = await startTestServer();
  const done: string[] = [];
  deps.background.run(async () => void done.push('the mail of the call before'));
  // It asks the database nothing: it would be answered before the mail is begun.
  await fetch('/health/live');
  done.push('the call');
  expect(done).toEqual(['the mail of the call before', 'the call']);
  await close();
});
