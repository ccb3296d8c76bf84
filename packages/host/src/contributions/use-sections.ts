import {
  composeSections,
  type ComposedSection,
  decideAccess,
  type SectionKind,
  usePortal,
  useViewer,
} from '@portal/kit';
import { useMemo } from 'react';
import { useComposition } from '../composition-context.ts';

/** The sections that features contribute to a page, those that are open to the viewer. */
export function useSections<Kind extends SectionKind>(kind: Kind): readonly ComposedSection<Kind>[] {
  const { profile } = usePortal();
  const { features } = useComposition();
  const viewer = useViewer();
  return useMemo(() => {
    const sections = composeSections(profile, features, kind);
    return sections.filter((section) => decideAccess(profile, section, viewer).isAllowed);
  }, [profile, features, kind, viewer]);
}
