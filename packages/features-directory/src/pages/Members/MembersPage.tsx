import type { PageProps } from '@portal/kit';
import { filtersOf } from './member-filters.ts';
import { MembersScreen } from './MembersScreen.tsx';
import { SavedFiltersMenu } from './SavedFiltersMenu.tsx';
import { TakeTable } from './TakeTable.tsx';
import { useFiltersThere } from './use-filters-there.ts';
import { useMembers } from './use-members.ts';
import { useSavedFilters } from './use-saved-filters.ts';

/** Members find each other. */
export function MembersPage({ search, onSearchChange }: PageProps) {
  const { applied, ...list } = useMembers({ search, onSearchChange });
  const there = useFiltersThere();
  const saved = useSavedFilters();
  return (
    <MembersScreen
      {...list}
      actions={
        <>
          <SavedFiltersMenu
            {...saved}
            filters={list.filters}
            onChoose={({ narrowing }) => list.onChoose(filtersOf(narrowing, there))}
          />
          <TakeTable filters={applied} />
        </>
      }
    />
  );
}
