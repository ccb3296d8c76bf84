import { calls, type SavedFilter, useAction, useEndpoint } from '@portal/api';
import { mapView, useMessages, type View } from '@portal/kit';
import { directoryMessages } from '../../messages.ts';

export interface SavedFilters {
  view: View<readonly SavedFilter[]>;
  /** Rejects, after its toast, where it is not kept. */
  save: (filter: Omit<SavedFilter, 'id'>) => Promise<unknown>;
  remove: (filter: SavedFilter) => void;
}

/** What somebody looks for again and again, kept on their account. */
export function useSavedFilters(): SavedFilters {
  const t = useMessages(directoryMessages);
  const { view } = useEndpoint(calls.directory.savedFilters);
  const invalidates = [calls.directory.savedFilters];
  const saving = useAction(calls.directory.saveFilter, {
    success: t('filterSaved'),
    failure: ({ message }) => ({ text: t('filterNotSaved'), description: message }),
    invalidates,
  });
  const removing = useAction(calls.directory.removeFilter, {
    success: t('filterRemoved'),
    failure: ({ message }) => ({ text: t('filterNotRemoved'), description: message }),
    invalidates,
  });
  return {
    view: mapView(view, ({ filters }) => filters),
    save: (body) => saving.run({ body }),
    // The toast has told what went wrong.
    remove: ({ id }) => void removing.run({ params: { id } }).catch(() => undefined),
  };
}
