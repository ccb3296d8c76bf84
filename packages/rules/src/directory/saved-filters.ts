import { anywhere, type Distance, type Refusal } from '@portal/api/rules';

/** What narrows the member directory, as its calls take it; a text is empty where it does not. */
export interface SavedNarrowing {
  name: string;
  locationId: string;
  companyId: string;
  expertiseAreaId: string;
  near: string;
  within: Distance;
}

/** What was kept before there were distances is near nothing. */
export type StoredNarrowing = Omit<SavedNarrowing, 'near' | 'within'> & Partial<SavedNarrowing>;

export function completeNarrowing(stored: StoredNarrowing): SavedNarrowing {
  return { ...anywhere, ...stored };
}

/** Nobody keeps filters without end. `others`: how many somebody has beside the one that they save. */
export function savedFilterRefusal(others: number, most: number): Refusal | null {
  if (others < most) return null;
  return { code: 'conflict', message: `You have ${most} saved filters, as many as there may be. Remove one first.` };
}
