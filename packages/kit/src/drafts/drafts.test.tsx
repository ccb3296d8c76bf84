import { act, renderHook } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { usePortal } from '../provider/portal-context.ts';
import { loginOf } from '../testing/test-login.ts';
import { testPortal } from '../testing/TestPortal.tsx';
import { copyOf } from './draft-keys.ts';
import { useDraft } from './use-draft.ts';
import { useStoredDraft } from './use-stored-draft.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function openDraft(portal: ReturnType<typeof testPortal>, key = 'post:new:c-01') {
  return renderHook(() => ({ draft: useDraft(key, { initial: '' }), portal: usePortal() }), {
    wrapper: portal.wrapper,
  });
}

describe('a draft', () => {
  test('is on the device within a second of typing, and there again after a crash', () => {
    const portal = testPortal();
    const { result } = openDraft(portal);
    act(() => result.current.draft.set('Hel'));
    act(() => void vi.advanceTimersByTime(500));
    act(() => result.current.draft.set('Hello'));
    act(() => void vi.advanceTimersByTime(500));
    const again = openDraft(testPortal({ storage: portal.storage }));
    expect(again.result.current.draft).toMatchObject({ value: 'Hello', isRestored: true });
  });

  test('keeps what is typed as soon as the field stands on the page', () => {
    const portal = testPortal();
    const field = renderHook(
      () => {
        const { set } = useDraft('post:new:c-01', { initial: '' });
        useLayoutEffect(() => set('H'), [set]);
      },
      { wrapper: portal.wrapper },
    );
    field.unmount();
    expect(openDraft(portal).result.current.draft).toMatchObject({ value: 'H', isRestored: true });
  });

  test('is written when the page is left or its component goes', () => {
    const portal = testPortal();
    const { result, unmount } = openDraft(portal);
    act(() => result.current.draft.set('One'));
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(openDraft(portal).result.current.draft.value).toBe('One');
    act(() => result.current.draft.set('Two'));
    unmount();
    expect(openDraft(portal).result.current.draft.value).toBe('Two');
  });

  test('belongs to one person and one key', () => {
    const portal = testPortal();
    const { result, unmount } = openDraft(portal);
    act(() => result.current.draft.set('Mine'));
    unmount();
    expect(openDraft(portal, 'post:new:c-02').result.current.draft.value).toBe('');
    const { session } = testPortal({ session: undefined });
    session.set(loginOf('tom'));
    expect(openDraft(testPortal({ storage: portal.storage, session })).result.current.draft.value).toBe('');
  });

  test('is removed from the device when its owner signs out, also what was still waiting', () => {
    const portal = testPortal();
    const { result, unmount } = openDraft(portal);
    act(() => result.current.draft.set('Secret'));
    act(() => void vi.advanceTimersByTime(1000));
    act(() => result.current.draft.set('Secret, longer'));
    act(() => portal.session.set(null));
    act(() => result.current.draft.set('Late'));
    unmount();
    act(() => void vi.advanceTimersByTime(5000));
    expect(portal.storage.keys('')).toEqual([]);
  });

  test('survives an expired login for the person who wrote it', () => {
    const portal = testPortal();
    const { result, unmount } = openDraft(portal);
    act(() => result.current.draft.set('Half a sentence'));
    act(() => result.current.portal.onSessionExpired());
    expect(portal.session.get()).toBeNull();
    unmount();
    act(() => portal.session.set(loginOf('mia')));
    expect(openDraft(portal).result.current.draft.value).toBe('Half a sentence');
  });

  test('survives an expired login in every tab, and is gone from all of them after signing out', () => {
    const [first, second] = [testPortal(), testPortal()];
    // Two tabs share what is on the device, and hear of each other's sessions.
    const other = testPortal({ storage: first.storage, session: second.session });
    const [here, there] = [openDraft(first), openDraft(other, 'post:new:c-02')];
    act(() => here.result.current.draft.set('Half a sentence'));
    act(() => there.result.current.draft.set('Half another'));
    act(() => here.result.current.portal.onSessionExpired());
    act(() => other.session.set(null));
    act(() => first.session.set(loginOf('mia')));
    act(() => other.session.set(loginOf('mia')));
    expect(openDraft(first).result.current.draft.value).toBe('Half a sentence');
    expect(openDraft(other, 'post:new:c-02').result.current.draft.value).toBe('Half another');
    act(() => first.session.set(null));
    act(() => other.session.set(null));
    expect(first.storage.keys('')).toEqual([]);
  });

  test('is gone once cleared', () => {
    const portal = testPortal();
    const { result, unmount } = openDraft(portal);
    act(() => result.current.draft.set('Done'));
    act(() => result.current.draft.clear());
    unmount();
    expect([result.current.draft.value, portal.storage.keys('')]).toEqual(['', []]);
  });

  test('is gone once cleared by a form that went away as soon as it was saved', () => {
    const portal = testPortal();
    const { result, unmount } = openDraft(portal);
    act(() => result.current.draft.set('Sent'));
    unmount();
    result.current.draft.clear();
    expect(portal.storage.keys('')).toEqual([]);
  });

  test.each([
    ['a copy of what the server has', copyOf('ticket'), undefined],
    ['what was written', 'post:new:c-01', 'Mine'],
  ])('after an expired login, once somebody else has signed in: %s', (_, key, found) => {
    const portal = testPortal();
    const { result } = renderHook(() => ({ draft: useStoredDraft(key), portal: usePortal() }), {
      wrapper: portal.wrapper,
    });
    act(() => result.current.draft.write('Mine'));
    act(() => result.current.portal.onSessionExpired());
    expect(portal.storage.keys('').filter((one) => one.endsWith(key))).toHaveLength(1);
    act(() => portal.session.set(loginOf('tom')));
    act(() => portal.session.set(null));
    act(() => portal.session.set(loginOf('mia')));
    const back = renderHook(() => useStoredDraft(key), { wrapper: portal.wrapper });
    expect(back.result.current.restored).toBe(found);
  });

  test('that cannot be read is left alone', () => {
    const portal = testPortal();
    portal.own.storage.write('portal-draft:mia:post:new:c-01', '{broken');
    expect(openDraft(portal).result.current.draft).toMatchObject({ value: '', isRestored: false });
  });
});

describe('what is still to be sent', () => {
  test('is known on every page and after a reload, until it is sent', () => {
    const portal = testPortal();
    const { result } = renderHook(() => ({ door: useStoredDraft('door'), portal: usePortal() }), {
      wrapper: portal.wrapper,
    });
    expect(result.current.portal.drafts.hasUnsent()).toBe(false);
    act(() => result.current.door.mark(true));
    const elsewhere = renderHook(() => usePortal(), { wrapper: testPortal({ storage: portal.storage }).wrapper });
    expect(elsewhere.result.current.drafts.hasUnsent()).toBe(true);
    act(() => result.current.door.mark(false));
    expect(elsewhere.result.current.drafts.hasUnsent()).toBe(false);
  });

  test('leaves the device with its owner', () => {
    const portal = testPortal();
    const { result } = renderHook(() => ({ door: useStoredDraft('door'), portal: usePortal() }), {
      wrapper: portal.wrapper,
    });
    act(() => result.current.door.mark(true));
    act(() => result.current.portal.session.set(null));
    act(() => result.current.portal.session.set(loginOf('mia')));
    expect(result.current.portal.drafts.hasUnsent()).toBe(false);
  });
});
