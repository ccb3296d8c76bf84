import { type ComponentType, useEffect, useState } from 'react';

/** The module that is told of as it changes. */
export const liveModule = 'communities';

/** Stands beside a page on another website, and keeps it up to date, with code that no page waits for. */
export function KeepLive() {
  const [Kept, setKept] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isGone = false;
    import('./LiveHere.tsx').then(
      ({ LiveHere }) => isGone || setKept(() => LiveHere),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return Kept && <Kept />;
}
