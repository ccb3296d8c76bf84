import { useEffect, useRef, useState } from 'react';

/** After more was asked for, the first entry that comes gets the focus: whoever uses the keyboard reads on where the list went on. */
export function useFirstNew(entries: readonly { id: string }[]) {
  const firstNewRef = useRef<HTMLLIElement>(null);
  const [known, setKnown] = useState<ReadonlySet<string> | null>(null);
  const firstNewId = known === null ? undefined : entries.find(({ id }) => !known.has(id))?.id;

  useEffect(() => {
    if (firstNewId === undefined) return;
    firstNewRef.current?.focus();
  }, [firstNewId]);

  const expectMore = () => setKnown(new Set(entries.map(({ id }) => id)));
  return { firstNewRef, firstNewId, expectMore };
}
