import { lazyPart } from '@portal/ui';
import { Suspense } from 'react';

/** Below the events, where few look at each visit: it comes after them. */
const Feed = lazyPart(async () => ({ default: (await import('./LiveCalendarFeed.tsx')).LiveCalendarFeed }));

export function LateCalendarFeed() {
  return (
    <Suspense fallback={null}>
      <Feed />
    </Suspense>
  );
}
