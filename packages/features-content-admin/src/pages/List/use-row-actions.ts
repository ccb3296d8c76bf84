import type { ListedDeskContentItem } from '@portal/api';
import { useMessages } from '@portal/kit';
import type { MenuEntry } from '@portal/ui';
import { type ItemDeed, deedsOf } from '../../components/Deeds/item-menu.ts';
import type { ItemDeeds } from '../../components/Deeds/use-item-deeds.ts';
import { contentAdminMessages } from '../../messages.ts';
import { type ContentKind, useAdminPlaces } from '../../model/content-kinds.ts';

export interface RowActionOptions {
  kind: ContentKind;
  deeds: ItemDeeds;
  /** Nothing can be changed: the organisation writes in a system of its own. */
  isReadOnly: boolean;
  onPublish: (item: ListedDeskContentItem) => void;
  onTakeBack: (item: ListedDeskContentItem) => void;
}

/** The menu of a row: where it leads, then what can be done in its state. */
export function useRowActions({ kind, deeds, isReadOnly, onPublish, onTakeBack }: RowActionOptions) {
  const t = useMessages(contentAdminMessages);
  const to = useAdminPlaces(kind);
  const quietly = (done: Promise<unknown>) => void done.catch(() => undefined);

  function entryOf(item: ListedDeskContentItem, deed: ItemDeed): MenuEntry {
    switch (deed) {
      case 'publish':
      case 'changeTimes':
        return {
          id: deed,
          label: t(deed === 'publish' ? 'publishMore' : 'changeTimes'),
          onPress: () => onPublish(item),
        };
      case 'takeBack':
        return { id: deed, label: t('takeBackMore'), onPress: () => onTakeBack(item) };
      case 'archive':
        return { id: deed, label: t('archive'), onPress: () => quietly(deeds.archive(item)) };
      case 'unarchive':
        return { id: deed, label: t('unarchive'), onPress: () => quietly(deeds.unarchive(item)) };
      case 'delete':
        return { id: deed, label: t('delete'), tone: 'critical', onPress: () => quietly(deeds.remove(item)) };
      case 'undelete':
        return { id: deed, label: t('restore'), onPress: () => quietly(deeds.undelete(item)) };
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
      ...(isReadOnly ? [] : deedsOf(item.state).map((deed) => entryOf(item, deed))),
    ];
  };
}
