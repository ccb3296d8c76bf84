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
  const touches = [calls.directory.savedFilters];
  const saving = useAction(calls.directory.saveFilter, {
    success: t('filterSaved'),
    failure: ({ message }) => ({ text: t('filterNotSaved'), description: message }),
    touches,
  });
  const removing = useAction(calls.directory.removeFilter, {
    success: t('filterRemoved'),
    failure: ({ message }) => ({ text: t('filterNotRemoved'), description: message }),
    touches,
  });
  return {
    view: mapView(view, ({ filters }) => filters),
    save: (body) => saving.run({ body }),
    // The toast has told what went wrong.
    remove: ({ id }) => void removing.run({ params: { id } }).catch(() => undefined),
  };
}
