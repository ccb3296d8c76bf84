import { Columns } from '@portal/ui';
import type { ReactNode } from 'react';

interface ListWithMapProps {
  /** Null: it is put away. */
  map: ReactNode;
  children: ReactNode;
}

/** A list, and the map beside it while it is open; a phone shows the one or the other. */
export function ListWithMap({ map, children }: ListWithMapProps) {
  if (map === null) return children;
  return (
    <Columns side={map} sideWidth="half" isSideSticky isContentHiddenWhenNarrow gap={6}>
      {children}
    </Columns>
  );
}
