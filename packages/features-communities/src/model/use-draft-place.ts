import type { Post } from '@portal/api';
import { type DraftEntry, useDestinations } from '@portal/kit';
import { destinations } from '../destinations.ts';

/** Where the list of drafts finds what is written about a post. */
export function useDraftPlace({ id, community }: Pick<Post, 'id' | 'community'>): Pick<DraftEntry, 'place' | 'href'> {
  const to = useDestinations(destinations);
  return { place: community.name, href: to.post({ alias: community.alias, id }) };
}
