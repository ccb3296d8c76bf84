import { limits } from '@portal/api';
import { useEffect, useRef, useState } from 'react';
import { filtersFromSearch, sameFilters, searchFromFilters, type ExploreFilters } from './explore-filters.ts';

type Search = Readonly<Record<string, string | undefined>>;
type OnSearchChange = (next: Record<string, string | undefined>, options?: { replace?: boolean }) => void;

/**
 * The filters as the person sees them and as the address has them. What is pressed shows at once; the address, and with it the
 * list, follows when nothing more has been pressed for a moment.
 */
export function useExploreFilters(search: Search, onSearchChange: OnSearchChange) {
  const applied = filtersFromSearch(search);
  const [pending, setPending] = useState<ExploreFilters | null>(null);
  const address = JSON.stringify(searchFromFilters(applied));
  const written = useRef(address);
  const write = useRef(onSearchChange);
  write.current = onSearchChange;

  useEffect(() => {
    if (pending === null) return undefined;
    const timer = setTimeout(() => {
      const next = searchFromFilters(pending);
      written.current = JSON.stringify(next);
      write.current(next, { replace: true });
    }, limits.debounce.explore);
    return () => clearTimeout(timer);
  }, [pending]);

  useEffect(() => {
    // Someone else changed the address, as the way back does: then it is right.
    if (address !== written.current) setPending(null);
    written.current = address;
  }, [address]);

  const filters = pending ?? applied;
  return { filters, applied, change: setPending, isSettling: !sameFilters(filters, applied) };
}
