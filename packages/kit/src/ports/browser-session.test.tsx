import { afterEach, describe, expect, test, vi } from 'vitest';
import { loginOf } from '../testing/test-login.ts';
import { browserSession } from './browser-session.ts';
import { memoryStorage } from './browser-storage.ts';

const ota = { apiUrl: 'https://a.example', profile: { name: 'ota' } };
const key = 'portal:https%3A%2F%2Fa.example:ota/session';
const mia = loginOf('mia');

afterEach(() => localStorage.clear());

/** What a browser tells the other tabs of a website. */
function otherTab(changed: string | null): void {
  window.dispatchEvent(Object.assign(new Event('storage'), { key: changed }));
}

describe('a session that the browser keeps', () => {
  test('is there again after the page was loaded anew, whole', () => {
    browserSession(ota).set({ ...mia, own: loginOf('helen') });
    expect(browserSession(ota).get()).toEqual({ ...mia, own: loginOf('helen') });
    browserSession(ota).set(null);
    expect([browserSession(ota).get(), localStorage.length]).toEqual([null, 0]);
  });

  test.each([
    ['another server', { ...ota, apiUrl: 'https://b.example' }],
    ['another organisation of the same server', { ...ota, profile: { name: 'other' } }],
  ])('is no session of %s, and does not end with it', (_, there) => {
    const [here, other] = [browserSession(ota), browserSession(there)];
    here.set(mia);
    expect(other.get()).toBeNull();
    other.set(loginOf('tom'));
    other.set(null);
    expect(browserSession(ota).get()).toEqual(mia);
  });

  test('is one for all tabs: each hears what another does to it, and nothing else', () => {
    const session = browserSession(ota);
    const heard = vi.fn();
    const stop = session.subscribe(heard);
    localStorage.setItem(key, JSON.stringify(mia));
    otherTab(key);
    expect(session.get()).toEqual(mia);
    localStorage.clear();
    otherTab(null);
    expect(session.get()).toBeNull();
    otherTab('portal:https%3A%2F%2Fa.example:ota/draft');
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    otherTab(key);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test('gives the same login until something has changed', () => {
    const session = browserSession(ota);
    session.set(mia);
    expect(session.get()).toBe(session.get());
  });

  test('lives as long as the page where the browser keeps nothing', () => {
    const session = browserSession({ ...ota, storage: { ...memoryStorage(), write: () => undefined } });
    session.set(mia);
    expect(session.get()).toEqual(mia);
    session.set(null);
    expect(session.get()).toBeNull();
  });

  test.each(['', 'broken', 'null', '7', '{}', '{"accessToken":1}', JSON.stringify({ ...mia, userId: undefined })])(
    'takes %j for no login',
    (text) => {
      localStorage.setItem(key, text);
      expect(browserSession(ota).get()).toBeNull();
    },
  );
});
