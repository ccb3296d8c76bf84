import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memoryStorage } from '../ports/browser-storage.ts';
import type { StoragePort } from '../ports/ports.ts';
import { testPortal } from '../testing/TestPortal.tsx';
import { useForm } from './index.ts';

/** Two tabs of one browser: what one keeps, the other hears of, as browsers tell it. */
function twoTabs(): [StoragePort, StoragePort] {
  const sharedStorage = memoryStorage();
  const listeners = [new Set<(key: string) => void>(), new Set<(key: string) => void>()] as const;
  const tab = (own: 0 | 1): StoragePort => {
    const notify = (key: string) => {
      for (const listener of listeners[own === 0 ? 1 : 0]) listener(key);
    };
    return {
      ...sharedStorage,
      write(key, value) {
        sharedStorage.write(key, value);
        notify(key);
      },
      remove(key) {
        sharedStorage.remove(key);
        notify(key);
      },
      subscribe(listener) {
        listeners[own].add(listener);
        return () => listeners[own].delete(listener);
      },
    };
  };
  return [tab(0), tab(1)];
}

function openIn(storage: StoragePort) {
  const portal = testPortal({ storage });
  const initial = { title: '', note: '' };
  const { result } = renderHook(
    () => useForm({ initial, draftKey: 'record 1', onSubmit: async () => undefined, rules: {} }),
    { wrapper: portal.wrapper },
  );
  return { form: () => result.current, toasts: () => portal.toasts().map(({ text }) => text) };
}

test('what is written later in one of two tabs stands in both, and the other says where it comes from', async () => {
  const [first, second] = twoTabs().map(openIn);
  act(() => first?.form().set('title', 'Journal club'));
  await waitFor(() => expect(second?.form().values.title).toBe('Journal club'));
  expect(second?.toasts()).toEqual([expect.stringMatching(/^You went on with this in another tab/)]);
  act(() => second?.form().set('note', 'Of March'));
  await waitFor(() => expect(first?.form().values).toEqual({ title: 'Journal club', note: 'Of March' }));
  expect(first?.toasts()).toEqual([expect.stringMatching(/^You went on with this in another tab/)]);
});

test('what is sent in one of two tabs stays in the other, which says that it is there alone', async () => {
  const [first, second] = twoTabs().map(openIn);
  act(() => first?.form().set('title', 'Journal club'));
  await waitFor(() => expect(second?.form().values.title).toBe('Journal club'));
  await act(() => first?.form().onSubmit());
  await waitFor(() => expect(second?.toasts().at(-1)).toMatch(/^You sent this or gave it up in another tab/));
  expect(second?.form().values.title).toBe('Journal club');
});
