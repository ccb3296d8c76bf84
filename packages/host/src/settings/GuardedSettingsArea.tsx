import { type ReactNode, useEffect } from 'react';
import { ComingArea } from '../shell/ComingArea.tsx';
import { WaitingPage } from '../shell/DrawnPage.tsx';
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
    <Guard requires={{}} skeleton={ComingArea}>
      <FeaturePart part={settingsArea} given={{ children }} fallback={<WaitingPage skeleton={ComingArea} />} />
    </Guard>
  );
}
