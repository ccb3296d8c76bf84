import type { MapTiles } from '@portal/rules';
import { type PageProps, type SearchCodec, useFeatureSettings, useSearchState } from '@portal/kit';
import { directorySettings } from '../settings.ts';

/** Beside the filters: `?view=map`. */
const mapInAddress: SearchCodec<boolean> = {
  read: ({ view }) => view === 'map',
  write: (isOpen) => ({ view: isOpen ? 'map' : undefined }),
};

export interface MapSwitchState {
  /** Null: the organisation has no map, or has not said where postcodes are. */
  tiles: MapTiles | null;
  isOpen: boolean;
  onToggle: () => void;
}

/** Whether the map of a directory is open, which its address says. */
export function useMapSwitch(address: Pick<PageProps, 'search' | 'onSearchChange'>): MapSwitchState {
  const { hasDistances, map } = useFeatureSettings(directorySettings);
  const { value, push } = useSearchState(mapInAddress, address);
  const tiles = hasDistances ? map : null;
  return { tiles, isOpen: tiles !== null && value, onToggle: () => push(!value) };
}
