import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Deps } from '../deps.ts';
import type { AppEnv } from './app-env.ts';

/** How the process is at this moment. */
const noStore = { 'Cache-Control': 'no-store' };

/** `live`: the process answers. `ready`: it can do its work, which needs the database. */
export function mountHealth(app: Hono<AppEnv>, { db }: Deps): void {
  app.get('/health/live', (c) => c.json({ status: 'ok' }, 200, noStore));
  for (const path of ['/health/ready', '/api/health']) {
    app.get(path, async (c) => {
      const answers = await db.execute(sql`select 1`).then(
        () => true,
        () => false,
      );
      return answers ? c.json({ status: 'ok' }, 200, noStore) : c.json({ status: 'unavailable' }, 503, noStore);
    });
  }
}
