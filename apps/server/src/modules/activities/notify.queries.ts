import type { NotificationType } from '@portal/rules';
import { sql } from 'drizzle-orm';

export const type = (number: NotificationType) => sql.raw(`${number}::smallint`);
