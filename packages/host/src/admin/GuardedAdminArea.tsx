import { type ComponentType, type ReactNode, useEffect } from 'react';
import { AreaFallback } from '../shell/AreaFallback.tsx';
import { componentOf, FeaturePart } from '../shell/FeaturePart.tsx';
import { Guard } from '../shell/Guard.tsx';
import { PageFallback } from '../shell/PrerenderedPage.tsx';
import { useSignedInComposition } from '../signed-in-composition-context.ts';
import type { AdminAreaProps } from './AdminArea.tsx';

interface GuardedAdminAreaProps {
  area?: { load(): Promise<{ default: ComponentType<AdminAreaProps> }> };
  children: ReactNode;
}

const adminArea = { load: async () => ({ default: (await import('./AdminArea.tsx')).AdminArea }) };

/** The admin area for those who may enter it. Its frame comes beside the account, not after it, and nothing is blank until it is there. */
export function GuardedAdminArea({ area = adminArea, children }: GuardedAdminAreaProps) {
  const { menu } = useSignedInComposition();
  // Where it cannot be fetched, whoever enters is told.
  useEffect(
    () =>
      void componentOf(area)
        .load()
        .catch(() => undefined),
    [area],
  );
  return (
    <Guard requires={{ area: 'admin' }} skeleton={AreaFallback}>
      <FeaturePart part={area} given={{ menu, children }} fallback={<PageFallback skeleton={AreaFallback} />} />
    </Guard>
  );
}
