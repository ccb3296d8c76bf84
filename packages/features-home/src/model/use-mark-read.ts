import { calls, useAction } from '@portal/api';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useStampRead } from './use-stamp-read.ts';

const collectMs = 1000;
const mostAtOnce = 100;
const retries = 2;

/** Marks notifications as read that were seen: collected for a second, sent at once, and tried again twice. */
export function useMarkRead() {
  const { run } = useAction(calls.notifications.setAsRead, {
    failure: () => null,
    invalidates: [calls.notifications.list],
  });
  const stamp = useStampRead();
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const waiting = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const send = useCallback(async (): Promise<void> => {
    timer.current = undefined;
    const ids = [...waiting.current];
    waiting.current.clear();
    const batches = Array.from({ length: Math.ceil(ids.length / mostAtOnce) }, (_, at) =>
      ids.slice(at * mostAtOnce, (at + 1) * mostAtOnce),
    );
    for (const batch of batches) {
      for (let tries = 0; tries <= retries; tries += 1) {
        const isDone = await run({ body: { ids: batch } }).then(
          () => true,
          () => false,
        );
        if (isDone) stamp(({ id }) => batch.includes(id));
        if (isDone) break;
      }
    }
  }, [run, stamp]);

  const see = useCallback(
    (id: string) => {
      waiting.current.add(id);
      setSeen((before) => new Set(before).add(id));
      timer.current ??= setTimeout(() => void send(), collectMs);
    },
    [send],
  );

  // What was seen until the list closed was seen.
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      void send();
    },
    [send],
  );
  const forget = useCallback(() => setSeen(new Set()), []);
  return { seen, see, forget };
}
