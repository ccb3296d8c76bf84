import { useMemo } from 'react';
import { usePortal } from '../provider/portal-context.ts';
import { featureSettings, type WithSettings } from './feature-settings.ts';

/** The settings of a feature, by its manifest. */
export function useFeatureSettings<Settings extends object>(
  manifest: Pick<WithSettings<Settings>, 'id' | 'settings'>,
): Settings {
  const { profile } = usePortal();
  return useMemo(() => featureSettings(profile, manifest), [profile, manifest]);
}
