import type { ListedDeskContentItem } from '@portal/api';
import { useMessages } from '@portal/kit';
import type { MenuEntry } from '@portal/ui';
import { type ItemAction, itemActionsOf } from '../../components/ItemActions/item-menu.ts';
import type { ItemMutations } from '../../components/ItemActions/use-item-mutations.ts';
import { contentAdminMessages } from '../../messages.ts';
import { type ContentKind, useAdminDestinations } from '../../model/content-kinds.ts';

export interface RowActionOptions {
  kind: ContentKind;
  mutations: ItemMutations;
  /** Nothing can be changed: the organisation writes in a system of its own. */
  isReadOnly: boolean;
  onPublish: (item: ListedDeskContentItem) => void;
  onTakeBack: (item: ListedDeskContentItem) => void;
}

/** The menu of a row: where it leads, then what can be done in its state. */
export function useRowActions({ kind, mutations, isReadOnly, onPublish, onTakeBack }: RowActionOptions) {
  const t = useMessages(contentAdminMessages);
  const to = useAdminDestinations(kind);
  const quietly = (done: Promise<unknown>) => void done.catch(() => undefined);

  function entryOf(item: ListedDeskContentItem, action: ItemAction): MenuEntry {
    switch (action) {
      case 'publish':
      case 'changeTimes':
        return {
          id: action,
          label: t(action === 'publish' ? 'publishMore' : 'changeTimes'),
          onPress: () => onPublish(item),
        };
      case 'takeBack':
        return { id: action, label: t('takeBackMore'), onPress: () => onTakeBack(item) };
      case 'archive':
        return { id: action, label: t('archive'), onPress: () => quietly(mutations.archive(item)) };
      case 'unarchive':
        return { id: action, label: t('unarchive'), onPress: () => quietly(mutations.unarchive(item)) };
      case 'delete':
        return { id: action, label: t('delete'), tone: 'critical', onPress: () => quietly(mutations.remove(item)) };
      case 'undelete':
        return { id: action, label: t('restore'), onPress: () => quietly(mutations.undelete(item)) };
    }
  }

  return (item: ListedDeskContentItem): MenuEntry[] => {
    const params = { id: item.id };
    const leads = [
      { id: 'preview', label: t('preview'), href: to.preview(params) },
      { id: 'versions', label: t('versions'), href: to.versions(params) },
      { id: 'reader', label: t('seeAsReader'), href: item.state === 'published' ? to.item(params) : undefined },
    ];
    return [
      ...(item.state === 'deleted' ? [] : leads.filter(({ href }) => href !== undefined)),
      ...(isReadOnly ? [] : itemActionsOf(item.state).map((action) => entryOf(item, action))),
    ];
  };
}
