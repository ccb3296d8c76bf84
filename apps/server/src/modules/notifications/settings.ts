import { unwantedTypes, wantedTypes } from '@portal/api/rules';
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

export async function saveSettings(db: Db, personId: string, wanted: readonly number[]): Promise<void> {
  const unwanted = unwantedTypes(wanted);
  await db
    .insert(notificationSettings)
    .values({ personId, unwanted })
    .onConflictDoUpdate({ target: notificationSettings.personId, set: { unwanted } });
}
