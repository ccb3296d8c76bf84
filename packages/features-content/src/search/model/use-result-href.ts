import { type ComposedSearchKind, fillPath, type SearchResult, usePortal } from '@portal/kit';

/** Where results lead: nowhere for what may be known and not opened, or is not in this portal. */
export function useResultHref() {
  const { destinations } = usePortal();
  return (
    { place, params }: Pick<ComposedSearchKind, 'place' | 'params'>,
    result: SearchResult,
  ): string | undefined => {
    const pattern = destinations[place];
    return pattern === undefined || !result.isOpen ? undefined : fillPath(pattern, params(result));
  };
}
