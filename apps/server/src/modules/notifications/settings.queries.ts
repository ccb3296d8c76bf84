import { wantedTypes } from '@portal/rules';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { notificationSettings } from '../../db/schema/index.ts';

/** What somebody is told of. */
export async function settingsOf(db: Db, personId: string): Promise<{ notificationActivityTypes: number[] }> {
  const statement = prepared(db, 'notification settings', () =>
    db
      .select({ unwanted: notificationSettings.unwanted })
      .from(notificationSettings)
      .where(eq(notificationSettings.personId, sql.placeholder('personId'))),
  );
  const [row] = await statement.execute({ personId });
  return { notificationActivityTypes: wantedTypes(row?.unwanted ?? []) };
}
