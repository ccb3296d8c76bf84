import { decideAccess, usePortal, useViewer } from '@portal/kit';
import { useMemo } from 'react';
import { useSignedInComposition } from '../signed-in-composition-context.ts';
import { settingsEntries, type SettingsEntry } from './settings-entries.ts';

/** The pages of the settings that are open to the viewer. */
export function useSettingsEntries(): readonly SettingsEntry[] {
  const { profile } = usePortal();
  const { menu } = useSignedInComposition();
  const viewer = useViewer();
  return useMemo(
    () => settingsEntries(menu.filter((entry) => decideAccess(profile, entry, viewer).isAllowed)),
    [profile, menu, viewer],
  );
}
