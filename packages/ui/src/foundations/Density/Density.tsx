import type { ReactNode } from 'react';

export type DensityName = 'comfortable' | 'compact';

export interface DensityProps {
  value: DensityName;
  children: ReactNode;
}

/** Sets how tight a part of the portal is: compact for tables and queues that staff work in for hours. Touch targets keep their size. */
export function Density({ value, children }: DensityProps) {
  return <div data-density={value}>{children}</div>;
}
