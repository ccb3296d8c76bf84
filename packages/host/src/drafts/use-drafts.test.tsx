import { useStoredDraft } from '@portal/kit';
import { testPortal } from '@portal/kit/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useDrafts } from './use-drafts.ts';

const entry = { kind: 'Comment', place: 'Hand therapy', text: 'Hello', href: '/p' };

function onDevice() {
  const portal = testPortal();
  const { result } = renderHook(
    () => ({ drafts: useDrafts(), named: useStoredDraft('comment:1'), unnamed: useStoredDraft('join:1') }),
    { wrapper: portal.wrapper },
  );
  return { result, portal };
}

test('lists what has a name as soon as it is written, and takes it out again when it is sent', async () => {
  const { result, portal } = onDevice();
  await waitFor(() => expect(result.current.drafts.view.state).toBe('empty'));
  act(() => {
    result.current.named.write({ body: 'Hello' }, entry);
    result.current.unnamed.write({ body: 'Unnamed' });
    window.dispatchEvent(new Event('pagehide'));
  });
  expect(result.current.drafts.view).toMatchObject({ state: 'ready', data: [{ ...entry, key: 'comment:1' }] });
  act(() => result.current.named.clear());
  await waitFor(() => expect(result.current.drafts.view.state).toBe('empty'));
  expect(portal.own.storage.keys('portal-draft:')).toEqual(['portal-draft:mia:join:1']);
});

test('one that was removed is gone from the device, and comes back with its files', async () => {
  const { result, portal } = onDevice();
  act(() => {
    result.current.named.write({ body: 'Hello', files: [{ draftFile: 'f', name: 'a.txt' }] }, entry);
    window.dispatchEvent(new Event('pagehide'));
  });
  await portal.own.vault.put('file/portal-draft:mia:comment:1\nf', new File(['x'], 'a.txt'));
  const draft = () => {
    const { view } = result.current.drafts;
    return view.state === 'ready' ? view.data[0] : undefined;
  };
  act(() => result.current.drafts.remove(draft()!));
  await waitFor(() => expect(draft()?.undo).toBeDefined());
  expect([await portal.own.vault.entries(''), portal.own.storage.keys('portal-draft:')]).toEqual([[], []]);
  act(() => result.current.drafts.putBack(draft()!));
  await waitFor(() => expect(draft()?.undo).toBeUndefined());
  expect(draft()).toMatchObject({ key: 'comment:1', files: [{ name: 'a.txt' }] });
  expect(
    (await portal.own.vault.entries('file/')).map(([, file]) => (file instanceof File ? file.name : file)),
  ).toEqual(['a.txt']);
});

test('one that the device does not take back stays removed, and can be put back later', async () => {
  const { result, portal } = onDevice();
  act(() => {
    result.current.named.write({ body: 'Hello', files: [{ draftFile: 'f', name: 'a.txt' }] }, entry);
    window.dispatchEvent(new Event('pagehide'));
  });
  await portal.own.vault.put('file/portal-draft:mia:comment:1\nf', new File(['x'], 'a.txt'));
  const draft = () => {
    const { view } = result.current.drafts;
    return view.state === 'ready' ? view.data[0] : undefined;
  };
  act(() => result.current.drafts.remove(draft()!));
  await waitFor(() => expect(draft()?.undo).toBeDefined());
  const full = vi.spyOn(portal.vault, 'put').mockRejectedValue(new Error('The device is full.'));
  act(() => result.current.drafts.putBack(draft()!));
  await waitFor(() => expect(portal.toasts()).toMatchObject([{ text: 'The draft could not be put back.' }]));
  expect(portal.own.storage.keys('portal-draft:')).toEqual([]);
  full.mockRestore();
  act(() => result.current.drafts.putBack(draft()!));
  await waitFor(() => expect(draft()?.undo).toBeUndefined());
  expect(draft()).toMatchObject({ key: 'comment:1', files: [{ name: 'a.txt' }] });
});

test('says so where the device cannot be read', async () => {
  const vault = {
    entries: () => Promise.reject(new Error('The database is closed.')),
    put: async () => undefined,
    remove: async () => undefined,
  };
  const { result } = renderHook(() => useDrafts(), { wrapper: testPortal({ vault }).wrapper });
  await waitFor(() => expect(result.current.view).toMatchObject({ state: 'failed' }));
});
