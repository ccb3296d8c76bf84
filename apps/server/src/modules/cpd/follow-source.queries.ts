import type { sourceFacts } from '@portal/rules';
import { sql, type SQL } from 'drizzle-orm';

/** What of the row that was sent stands in a column. */
export const sent: Record<(typeof sourceFacts)[number], SQL> = {
  title: sql`excluded.title`,
  minutes: sql`excluded.minutes`,
  category: sql`excluded.category`,
  domain: sql`excluded.domain`,
  presenter: sql`excluded.presenter`,
  completedAt: sql`excluded.completed_at`,
  timeZone: sql`excluded.time_zone`,
};
