import { usePortal } from '@portal/kit';
import { type ContentKind, useAdminDestinations } from '../../model/content-kinds.ts';
import { ImportScreen } from './ImportScreen.tsx';
import { useImport } from './use-import.ts';

/** Brings in news or resources from a file; they come as drafts, and are looked at in the list. */
export function ImportPage({ kind }: { kind: ContentKind }) {
  const to = useAdminDestinations(kind);
  const { navigation } = usePortal();
  const state = useImport(kind, () => {
    const drafts = to.list({}, { state: 'draft' });
    if (drafts !== undefined) navigation.navigate(drafts);
  });
  return <ImportScreen {...state} kind={kind} listHref={to.list()} />;
}
