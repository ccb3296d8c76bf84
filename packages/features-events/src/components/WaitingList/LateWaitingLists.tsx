import type { Ticket } from '@portal/api';
import { lazyPart } from '@portal/ui';
import { Suspense } from 'react';

/** Few events are sold out: what belongs to waiting comes when somebody can wait. */
const parts = () => import('./LiveWaitingLists.tsx');
const OfEvent = lazyPart(async () => ({ default: (await parts()).LiveWaitingList }));
const Mine = lazyPart(async () => ({ default: (await parts()).LiveMyWaitingLists }));

export function LateWaitingList({ types }: { types: readonly Ticket[] }) {
  return (
    <Suspense fallback={null}>
      <OfEvent types={types} />
    </Suspense>
  );
}

export function LateMyWaitingLists() {
  return (
    <Suspense fallback={null}>
      <Mine />
    </Suspense>
  );
}
