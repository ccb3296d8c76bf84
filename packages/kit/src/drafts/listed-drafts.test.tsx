import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../ports/browser-storage.ts';
import { memoryVault } from '../ports/browser-vault.ts';
import type { StoragePort } from '../ports/ports.ts';
import { loginOf } from '../testing/test-login.ts';
import { filesOf } from './draft-files.ts';
import { createDraftDevice } from './draft-device.ts';
import { listDrafts } from './listed-drafts.ts';
import { draftLimits } from './draft-limits.ts';
import { copyOf } from './draft-keys.ts';
import { recordText } from './draft-record.ts';
import { openDraft, readDraft, watchDraft } from './open-draft.ts';
import { testPortal } from '../testing/TestPortal.tsx';
import { useDraftsRecovered } from './use-drafts-recovered.ts';
import { useStoredDraft } from './use-stored-draft.ts';

const dayMs = 86_400_000;
const entry = { kind: 'Comment', place: 'Hand therapy', text: 'Hello', href: '/p' };
let now = new Date('2026-11-23T09:00:00Z');
beforeEach(() => void (now = new Date('2026-11-23T09:00:00Z')));

function device(parts: { storage?: StoragePort; vault?: ReturnType<typeof memoryVault> } = {}) {
  const { storage = memoryStorage(), vault = memoryVault() } = parts;
  const draftDevice = createDraftDevice({ storage, vault, now: () => now, owner: 'mia' });
  const drafts = {
    ...draftDevice,
    device: draftDevice,
    open: (key: string) => openDraft(draftDevice, key),
    read: (key: string) => readDraft(draftDevice, key),
    watch: (key: string, listener: (value: unknown) => void) => watchDraft(draftDevice, key, listener),
  };
  const write = (key: string, value: unknown = key) => {
    const draft = drafts.open(key);
    draft.write(value, entry);
    draft.close();
  };
  return { storage, vault, drafts, write };
}

const file = (name: string, size = 1) => new File([new Uint8Array(size)], name);

describe('a browser that is killed', () => {
  test('leaves what its storage had not written yet to be found in the vault, the newest of both', async () => {
    const before = device();
    before.write('comment:1', 'Typed');
    before.write('comment:2', 'Old');
    const storage = memoryStorage();
    const after = device({ storage, vault: before.vault });
    now = new Date(now.getTime() + 1000);
    after.write('comment:2', 'New');
    const heard = vi.fn();
    after.drafts.subscribe(heard);
    await after.drafts.recover();
    expect([after.drafts.read('comment:1'), after.drafts.read('comment:2')]).toEqual(['Typed', 'New']);
    expect(heard).toHaveBeenCalled();
  });

  test('tells who waits for it', async () => {
    const vault = memoryVault();
    const first = testPortal({ vault });
    const { unmount } = renderHook(() => useStoredDraft('comment:1'), { wrapper: first.wrapper });
    const typed = renderHook(() => useStoredDraft('comment:1'), { wrapper: first.wrapper });
    act(() => typed.result.current.write('Typed', entry));
    typed.unmount();
    unmount();
    const found = vi.fn();
    renderHook(() => useDraftsRecovered(found), { wrapper: testPortal({ vault }).wrapper });
    await waitFor(() => expect(found).toHaveBeenCalledOnce());
  });
});

describe('whose they are', () => {
  test('another person of the device neither sees them nor their files, and finds nothing of them left', async () => {
    const { drafts, write, storage, vault } = device();
    write('comment:1');
    await filesOf(drafts.device).store('comment:1', 'f', file('a.txt'));
    drafts.setOwner('tom');
    expect([listDrafts(drafts.device), await filesOf(drafts.device).of('comment:1')]).toEqual([[], new Map()]);
    await waitFor(async () => expect(await vault.entries('')).toEqual([]));
    expect(storage.keys('')).toEqual([]);
  });

  test('a login that ran out leaves them and their files for who wrote them', async () => {
    const { drafts, write } = device();
    write('comment:1');
    await filesOf(drafts.device).store('comment:1', 'f', file('a.txt'));
    drafts.retainAll();
    drafts.setOwner(null);
    drafts.setOwner('tom');
    await drafts.recover();
    expect(listDrafts(drafts.device)).toEqual([]);
    drafts.setOwner('mia');
    expect(listDrafts(drafts.device)).toMatchObject([entry]);
    expect([...(await filesOf(drafts.device).of('comment:1')).values()].map(({ name }) => name)).toEqual(['a.txt']);
  });

  test('what a browser could not remove at signing out any more is removed once it is known that somebody else is there', async () => {
    const { write, storage, vault } = device();
    write('comment:1');
    const next = createDraftDevice({ storage, vault, now: () => now, owner: null });
    await next.recover();
    expect(await vault.entries('')).toHaveLength(1);
    next.setOwner('tom');
    await waitFor(async () => expect(await vault.entries('')).toEqual([]));
    expect(storage.keys('')).toEqual([]);
  });

  test('a key that begins like another has files of its own', async () => {
    const { drafts, write } = device();
    write('comment:1:');
    write('comment:1:2');
    await filesOf(drafts.device).store('comment:1:2', 'f', file('a.txt'));
    drafts.clear('comment:1:');
    expect((await filesOf(drafts.device).of('comment:1:2')).size).toBe(1);
    expect(drafts.read('comment:1:2')).toBe('comment:1:2');
  });
});

describe('whether the shell leads to a list of them', () => {
  const named = recordText('Hello', 1, entry);
  test.each([
    ['nothing', 'comment:1', null, false],
    ['one with a name', 'comment:1', named, true],
    ['one that only its form finds again', 'join:1', recordText({ entry }, 1, null), false],
    ['a copy of what the server has', copyOf('ticket'), named, false],
    ['what cannot be read', 'comment:1', '{broken', false],
  ])('%s', (_, key, text, hasListed) => {
    const { drafts } = device();
    if (text !== null) drafts.storeText(key, text);
    expect([drafts.hasListed(), listDrafts(drafts.device).length > 0]).toEqual([hasListed, hasListed]);
    drafts.mark(key, true);
    expect([drafts.hasListed(), listDrafts(drafts.device)]).toEqual([false, []]);
  });
});

describe('how much is kept', () => {
  test('those that are too old go, the newest of too many stay, and what is still to be sent stays in any case', async () => {
    const { drafts, write } = device();
    write('old');
    write('old but unsent');
    drafts.mark('old but unsent', true);
    write(copyOf('ticket'));
    now = new Date(now.getTime() + (draftLimits.days + 1) * dayMs);
    for (let at = 0; at < draftLimits.count + 2; at += 1) {
      now = new Date(now.getTime() + 1000);
      write(`draft ${at}`);
    }
    await drafts.recover();
    const storedKeys = listDrafts(drafts.device).map(({ key }) => key);
    expect([storedKeys.length, storedKeys[0], storedKeys.at(-1)]).toEqual([
      draftLimits.count,
      `draft ${draftLimits.count + 1}`,
      'draft 2',
    ]);
    expect([drafts.read('old'), drafts.read('old but unsent'), drafts.read(copyOf('ticket'))]).toEqual([
      undefined,
      'old but unsent',
      copyOf('ticket'),
    ]);
  });

  test('the oldest go where the texts are too long together', async () => {
    const { drafts, write } = device();
    for (const key of ['first', 'second', 'third']) {
      now = new Date(now.getTime() + 1000);
      write(key, 'x'.repeat(draftLimits.characters / 2));
    }
    await drafts.recover();
    expect(listDrafts(drafts.device).map(({ key }) => key)).toEqual(['third']);
  });

  test('files are kept as long as there is room for them', async () => {
    const { drafts } = device();
    const large = file('large.bin');
    Object.defineProperty(large, 'size', { value: draftLimits.fileBytes });
    expect([
      await filesOf(drafts.device).store('post', '1', file('a.txt')),
      await filesOf(drafts.device).store('post', '2', large),
      await filesOf(drafts.device).store('post', '3', file('b.txt')),
    ]).toEqual([true, false, true]);
  });
});

describe('another tab', () => {
  /** What one tab writes, the other hears of. */
  function tabs() {
    const shared = memoryStorage();
    const vault = memoryVault();
    const listeners: Set<(key: string) => void>[] = [new Set(), new Set()];
    const tab = (own: number): StoragePort => ({
      ...shared,
      write(key, value) {
        shared.write(key, value);
        for (const hear of listeners[1 - own] ?? []) hear(key);
      },
      remove(key) {
        shared.remove(key);
        for (const hear of listeners[1 - own] ?? []) hear(key);
      },
      subscribe(listener) {
        listeners[own]?.add(listener);
        return () => listeners[own]?.delete(listener);
      },
    });
    return [device({ storage: tab(0), vault }), device({ storage: tab(1), vault })] as const;
  }

  test('is heard of, by what it writes and that it has sent it', () => {
    const [here, there] = tabs();
    const heard = vi.fn();
    const stop = here.drafts.watch('comment:1', heard);
    there.write('comment:1', 'From there');
    there.write('comment:2', 'Another');
    there.drafts.clear('comment:1');
    stop();
    there.write('comment:1', 'Later');
    expect(heard.mock.calls).toEqual([['From there'], [undefined]]);
  });
});

describe('going on with one', () => {
  afterEach(() => void vi.useRealTimers());
  test('is over once it is sent, or somebody else is there', () => {
    const { drafts, write } = device();
    write('report:1');
    drafts.takeUp('report:1');
    expect([drafts.isTakenUp('report:1'), drafts.isTakenUp('report:2')]).toEqual([true, false]);
    drafts.clear('report:1');
    expect(drafts.isTakenUp('report:1')).toBe(false);
    write('report:1');
    drafts.takeUp('report:1');
    drafts.setOwner(loginOf('tom').userId);
    expect(drafts.isTakenUp('report:1')).toBe(false);
  });
});
