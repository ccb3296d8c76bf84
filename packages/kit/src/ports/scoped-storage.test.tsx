import { act, renderHook } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { useDraft } from '../drafts/use-draft.ts';
import { usePortal } from '../provider/portal-context.ts';
import { testProfile } from '../testing/test-profile.ts';
import { loginOf } from '../testing/test-login.ts';
import { testPortal } from '../testing/TestPortal.tsx';
import { memoryStorage } from './browser-storage.ts';
import { memorySession } from './memory-session.ts';

const here = { apiUrl: 'https://a.example', profile: testProfile() };
const others = [
  ['on another server', { ...here, apiUrl: 'https://b.example' }],
  ['of another organisation on the same server', { ...here, profile: testProfile({}, { name: 'other' }) }],
] as const;

function open(portal: { apiUrl: string; profile: typeof here.profile }, storage = memoryStorage()) {
  const session = memorySession(loginOf('mia'));
  const { wrapper } = testPortal({ ...portal, storage, tabStorage: storage, session });
  const { result, unmount } = renderHook(
    () => ({ draft: useDraft('post:new:c-01', { initial: '' }), portal: usePortal() }),
    { wrapper },
  );
  return { storage, session, result, unmount };
}

describe.each(others)('two portals in one browser, the second %s', (_, there) => {
  test('show the same person no draft of each other’s', () => {
    const first = open(here);
    act(() => first.result.current.draft.set('For the first only'));
    first.unmount();
    expect(open(there, first.storage).result.current.draft.value).toBe('');
    expect(open(here, first.storage).result.current.draft.value).toBe('For the first only');
  });

  test('keep their drafts when the person signs out of the other', () => {
    const first = open(here);
    act(() => first.result.current.draft.set('Still mine'));
    first.unmount();
    const second = open(there, first.storage);
    act(() => second.result.current.draft.set('Gone with the login'));
    act(() => second.session.set(null));
    second.unmount();
    expect(open(there, first.storage).result.current.draft.value).toBe('');
    expect(open(here, first.storage).result.current.draft.value).toBe('Still mine');
  });

  test('keep everything under their own names', () => {
    const first = open(here);
    const second = open(there, first.storage);
    act(() => {
      first.result.current.portal.storage.write('a', '1');
      first.result.current.portal.tabStorage.write('b', '2');
    });
    const { storage, tabStorage } = second.result.current.portal;
    expect([storage.read('a'), tabStorage.read('b'), storage.keys('')]).toEqual([null, null, []]);
    storage.remove('a');
    expect(first.result.current.portal.storage.keys('')).toEqual(['a', 'b']);
  });
});
