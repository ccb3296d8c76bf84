import type { person } from '@portal/api/contract';
import type * as z from 'zod';
import type { AssetUrls } from '../files/asset-urls.ts';

/** What others see of a person, as the database builds it. */
export interface PersonRow {
  id: string;
  firstName: string;
  lastName: string;
  pronoun: string | null;
  avatarAssetId: string | null;
}

/** Only these five: a row may carry more, which is nobody's business. */
export function personReply(row: PersonRow, assetUrls: AssetUrls): z.output<typeof person> {
  const { id, firstName, lastName, pronoun, avatarAssetId } = row;
  return { id, firstName, lastName, pronoun, avatarUrl: assetUrls.faceOrNull(avatarAssetId) };
}
