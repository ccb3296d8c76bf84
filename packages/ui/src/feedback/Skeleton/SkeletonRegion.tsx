import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';

export interface SkeletonRegionProps {
  label?: string;
  children: ReactNode;
}

/** Says once that something is loading, and keeps its skeletons from being read out. */
export function SkeletonRegion({ label = 'Loading', children }: SkeletonRegionProps) {
  return (
    <div role="status" aria-busy>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden>{children}</div>
    </div>
  );
}
