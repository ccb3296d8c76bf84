import { useDestinations } from '@portal/kit';
import { useCallback } from 'react';
import { destinations } from '../destinations.ts';

/** Where the page of a mentioned person is, in portals that have such pages: in the others a mention is words. */
export function useMentionHref(): (id: string) => string | undefined {
  const { profile } = useDestinations(destinations);
  return useCallback((id) => profile({ id }), [profile]);
}
