import type { Community } from '@portal/api';
import { type DraftEntry, useDestinations } from '@portal/kit';
import { adminDestinations } from '../../destinations.ts';

/** How the list of drafts names where the assets of a community are looked after, and the way back to them: with one folder open, or as they are. */
export function useAssetDraftPlace(
  { id, name }: Pick<Community, 'id' | 'name'>,
  folder?: string,
): Pick<DraftEntry, 'place' | 'href'> {
  return { place: name, href: useDestinations(adminDestinations).assets({ id }, { folder }) };
}
