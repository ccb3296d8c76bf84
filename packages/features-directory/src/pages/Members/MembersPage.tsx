import { type PageProps, useModule } from '@portal/kit';
import { filtersOf } from './member-filters.ts';
import { MembersScreen } from './MembersScreen.tsx';
import { SavedFiltersMenu } from './SavedFiltersMenu.tsx';
import { TakeTable } from './TakeTable.tsx';
import { useMembers } from './use-members.ts';
import { useSavedFilters } from './use-saved-filters.ts';

/** Members find each other. */
export function MembersPage({ search, onSearchChange }: PageProps) {
  const { applied, ...list } = useMembers({ search, onSearchChange });
  const hasExpertise = useModule('areas_of_expertise');
  const saved = useSavedFilters();
  return (
    <MembersScreen
      {...list}
      actions={
        <>
          <SavedFiltersMenu
            {...saved}
            filters={list.filters}
            onChoose={({ narrowing }) => list.onChoose(filtersOf(narrowing, hasExpertise))}
          />
          <TakeTable filters={applied} />
        </>
      }
    />
  );
}
