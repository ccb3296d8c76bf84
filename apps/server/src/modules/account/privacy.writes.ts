import type { PrivacyChoices } from '@portal/rules';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { people } from '../../db/schema/index.ts';

export async function setPrivacy(tx: Db, personId: string, choices: PrivacyChoices, version: number): Promise<void> {
  await tx.update(people).set({ privacy: choices, privacyVersion: version }).where(eq(people.id, personId));
}
