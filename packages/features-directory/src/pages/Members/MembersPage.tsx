import type { PageProps } from '@portal/kit';
import { MapSwitch } from '../../components/Directory/MapSwitch.tsx';
import { PlacesMap } from '../../components/Directory/PlacesMap.tsx';
import { aroundPostCode } from '../../model/nearness.ts';
import { filtersOf } from './member-filters.ts';
import { MembersScreen } from './MembersScreen.tsx';
import { SavedFiltersMenu } from './SavedFiltersMenu.tsx';
import { TakeTable } from './TakeTable.tsx';
import { useFiltersThere } from './use-filters-there.ts';
import { useMemberMap } from './use-member-map.ts';
import { useMembers } from './use-members.ts';
import { useSavedFilters } from './use-saved-filters.ts';

/** Members find each other. */
export function MembersPage({ search, onSearchChange }: PageProps) {
  const { applied, ...list } = useMembers({ search, onSearchChange });
  const there = useFiltersThere();
  const saved = useSavedFilters();
  const { tiles, isOpen, onToggle, view } = useMemberMap({ search, onSearchChange }, applied);
  return (
    <MembersScreen
      {...list}
      map={
        tiles !== null && isOpen ? (
          <PlacesMap
            of="members"
            view={view}
            tiles={tiles}
            near={applied.near}
            onChoose={(near) => list.onChoose(aroundPostCode(near))}
          />
        ) : null
      }
      actions={
        <>
          {tiles !== null && <MapSwitch isOpen={isOpen} onToggle={onToggle} />}
          <SavedFiltersMenu
            {...saved}
            filters={list.filters}
            onChoose={({ narrowing }) => list.onChoose(filtersOf(narrowing, there, list.filters))}
          />
          <TakeTable filters={applied} />
        </>
      }
    />
  );
}
