import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestServer } from './testing/test-server.ts';

test('work behind an answer that fails is logged without what it wrote', async () => {
  const { db, deps, logLines, close } = await startTestServer();
  deps.background.run(async () => void (await db.execute(sql`select ${'the link of a mail'} from nowhere`)));
  await deps.background.settled();
  expect(logLines.join('')).toContain('relation \\"nowhere\\" does not exist');
  expect(logLines.join('')).not.toContain('the link of a mail');
  await close();
});
