import { type ReactNode, useEffect } from 'react';
import { AreaFallback } from '../shell/AreaFallback.tsx';
import { PageFallback } from '../shell/PrerenderedPage.tsx';
import { componentOf, FeaturePart } from '../shell/FeaturePart.tsx';
import { Guard } from '../shell/Guard.tsx';

const settingsArea = { load: async () => ({ default: (await import('./SettingsArea.tsx')).SettingsArea }) };

/** The settings of whoever is signed in. Their frame comes beside the account, and nothing is blank until it is there. */
export function GuardedSettingsArea({ children }: { children: ReactNode }) {
  // Where it cannot be fetched, whoever comes is told.
  useEffect(
    () =>
      void componentOf(settingsArea)
        .load()
        .catch(() => undefined),
    [],
  );
  return (
    <Guard requires={{}} skeleton={AreaFallback}>
      <FeaturePart part={settingsArea} given={{ children }} fallback={<PageFallback skeleton={AreaFallback} />} />
    </Guard>
  );
}
