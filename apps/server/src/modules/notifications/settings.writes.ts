import { unwantedTypes } from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { notificationSettings } from '../../db/schema/index.ts';

export async function saveSettings(db: Db, personId: string, wanted: readonly number[]): Promise<void> {
  const unwanted = unwantedTypes(wanted);
  await db
    .insert(notificationSettings)
    .values({ personId, unwanted })
    .onConflictDoUpdate({ target: notificationSettings.personId, set: { unwanted } });
}
