import { Columns } from '@portal/ui';
import type { ReactNode } from 'react';

interface ListWithMapProps {
  /** Null: it is put away. */
  map: ReactNode;
  children: ReactNode;
}

/** A list, and the map beside it while it is open; above it where there is no space beside, so that who is at a place is read below it. */
export function ListWithMap({ map, children }: ListWithMapProps) {
  if (map === null) return children;
  return (
    <Columns side={map} sideWidth="half" isSideSticky isSideAboveWhenNarrow gap={6}>
      {children}
    </Columns>
  );
}
