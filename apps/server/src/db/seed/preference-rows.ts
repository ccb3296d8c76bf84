import type { World } from '@portal/demo/world';
import type { Db } from '../connect.ts';
import { personPreferences, preferenceItems } from '../schema/index.ts';
import { insertRows } from './insert-rows.ts';

export async function seedPreferences(db: Db, world: World, addedAt: Date): Promise<void> {
  await insertRows(db, preferenceItems, world.preferenceItems);
  await insertRows(
    db,
    personPreferences,
    world.preferences.map((one) => ({ ...one, addedAt })),
  );
}
