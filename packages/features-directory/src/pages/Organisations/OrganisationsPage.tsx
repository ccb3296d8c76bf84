import type { PageProps } from '@portal/kit';
import { MapSwitch } from '../../components/Directory/MapSwitch.tsx';
import { PlacesMap } from '../../components/Directory/PlacesMap.tsx';
import { aroundPostCode } from '../../model/nearness.ts';
import { OrganisationsScreen } from './OrganisationsScreen.tsx';
import { useOrganisationMap } from './use-organisation-map.ts';
import { useOrganisations } from './use-organisations.ts';

/** Where members work. */
export function OrganisationsPage({ search, onSearchChange }: PageProps) {
  const { applied, ...list } = useOrganisations({ search, onSearchChange });
  const { tiles, isOpen, onToggle, view } = useOrganisationMap({ search, onSearchChange }, applied);
  return (
    <OrganisationsScreen
      {...list}
      map={
        tiles !== null && isOpen ? (
          <PlacesMap
            of="organisations"
            view={view}
            tiles={tiles}
            near={applied.near}
            onChoose={(near) => list.onChoose(aroundPostCode(near))}
          />
        ) : null
      }
      actions={tiles !== null && <MapSwitch isOpen={isOpen} onToggle={onToggle} />}
    />
  );
}
