import type { SavedFilter } from '@portal/api';
import { useMessages } from '@portal/kit';
import { IconBookmark, IconTrash, type MenuEntry, MenuButton } from '@portal/ui';
import { useState } from 'react';
import { directoryMessages } from '../../messages.ts';
import { areMembersLimited, type MemberFilters, narrowingOf } from './member-filters.ts';
import { NameFilterDialog } from './NameFilterDialog.tsx';
import type { SavedFilters } from './use-saved-filters.ts';

export interface SavedFiltersMenuProps extends SavedFilters {
  /** Those of the list that is shown. */
  filters: MemberFilters;
  onChoose: (saved: SavedFilter) => void;
}

/** What somebody has kept, each a press away, and the way to keep what they look for now. */
export function SavedFiltersMenu({ view, filters, onChoose, save, remove }: SavedFiltersMenuProps) {
  const t = useMessages(directoryMessages);
  const [isNaming, setNaming] = useState(false);
  const savedFilters = view.state === 'ready' ? view.data : [];
  const items: MenuEntry[] = [
    ...(view.state === 'failed'
      ? [{ id: 'failed', label: t('filtersFailed'), description: t('tryAgain'), onPress: view.retry }]
      : []),
    ...savedFilters.map((one) => ({ id: `use ${one.id}`, label: one.name, onPress: () => onChoose(one) })),
    {
      id: 'save',
      label: t('saveFilters'),
      icon: IconBookmark,
      isDisabled: !areMembersLimited({ ...filters, page: 1 }),
      onPress: () => setNaming(true),
    },
    ...(savedFilters.length === 0
      ? []
      : [
          {
            id: 'remove',
            section: t('removeFilters'),
            items: savedFilters.map((one) => ({
              ...{ id: `remove ${one.id}`, label: t('removeNamed', { name: one.name }), icon: IconTrash },
              onPress: () => remove(one),
            })),
          },
        ]),
  ];
  return (
    <>
      <MenuButton label={t('savedFilters')} trigger={{ icon: IconBookmark, hasChevron: true }} items={items} />
      {isNaming && (
        <NameFilterDialog
          onSave={(name) => save({ name, narrowing: narrowingOf(filters) })}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}
