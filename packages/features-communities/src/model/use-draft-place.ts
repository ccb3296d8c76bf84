import type { Post } from '@portal/api';
import { type DraftEntry, useDestinations } from '@portal/kit';
import { places } from '../destinations.ts';

/** Where the list of drafts finds what is written about a post. */
export function useDraftPlace({ id, community }: Pick<Post, 'id' | 'community'>): Pick<DraftEntry, 'place' | 'href'> {
  const to = useDestinations(places);
  return { place: community.name, href: to.post({ alias: community.alias, id }) };
}
