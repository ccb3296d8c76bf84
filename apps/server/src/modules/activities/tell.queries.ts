import type { NotificationType } from '@portal/api/rules';
import { sql } from 'drizzle-orm';

export const type = (number: NotificationType) => sql.raw(`${number}::smallint`);
