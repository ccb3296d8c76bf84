import { composeSearchKinds, type ComposedSearchKind, decideAccess, usePortal, useViewer } from '@portal/kit';
import { useMemo } from 'react';
import { useComposition } from '../composition-context.ts';

/** The kinds of things that features bring to the search, those that are open to the viewer. */
export function useOpenKinds(): readonly ComposedSearchKind[] {
  const { profile } = usePortal();
  const { features } = useComposition();
  const viewer = useViewer();
  return useMemo(
    () => composeSearchKinds(profile, features).filter((kind) => decideAccess(profile, kind, viewer).isAllowed),
    [profile, features, viewer],
  );
}
