import type { MapSetting } from '@portal/rules';

/** What an organisation may choose of its directories, for `settingsOf`. */
export interface DirectorySettings extends MapSetting {
  /** Members and organisations are looked for near a postcode: `pnpm portal postcodes` has said where those are. */
  hasDistances: boolean;
}

export const directorySettings: { id: 'directory'; settings: DirectorySettings } = {
  id: 'directory',
  // The rules' own, said again: profiles are read where the rules are not.
  settings: { hasDistances: false, map: null },
};
