import { useFeatureSettings, useModule } from '@portal/kit';
import { useMemo } from 'react';
import { directorySettings } from '../../settings.ts';
import type { FiltersThere } from './member-filters.ts';

/** Which filters the organisation has on. */
export function useFiltersThere(): FiltersThere {
  const hasExpertise = useModule('areas_of_expertise');
  const { hasDistances } = useFeatureSettings(directorySettings);
  return useMemo(() => ({ hasExpertise, hasDistances }), [hasExpertise, hasDistances]);
}
