import type { CpdReminderLead } from '@portal/rules';
import { sql } from 'drizzle-orm';
import { cpdReminderSettings } from '../../db/schema/index.ts';

export function wishOf(lead: CpdReminderLead) {
  return sql`wish.${sql.identifier(cpdReminderSettings[lead].name)}`;
}
