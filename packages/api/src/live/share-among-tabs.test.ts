import { afterEach, expect, test, vi } from 'vitest';
import { shareAmongTabs } from './share-among-tabs.ts';

const open: AbortController[] = [];
afterEach(() => {
  for (const tab of open.splice(0)) tab.abort();
  vi.unstubAllGlobals();
});

/** A tab of a website, on one machine with the others. */
function openTab(name: string, watched: readonly string[] = []) {
  const stop = new AbortController();
  open.push(stop);
  const tab = {
    stop,
    screen: watched,
    received: [] as unknown[],
    heard: [] as boolean[],
    joined: 0,
    changes: 0,
    watchedByAll: null as (() => readonly string[]) | null,
  };
  const shared = shareAmongTabs({
    name,
    signal: stop.signal,
    watched: () => tab.screen,
    onEvent: (event, data) => tab.received.push([event, data]),
    onHeard: (isHeard) => tab.heard.push(isHeard),
    onJoined: () => void (tab.joined += 1),
    lead(all) {
      tab.watchedByAll = all.watched;
      return { watchedChanged: () => void (tab.changes += 1) };
    },
  });
  return { tab, shared, leads: () => tab.watchedByAll !== null };
}

test('one of three tabs holds the connection, and all of them are told', async () => {
  const name = crypto.randomUUID();
  const tabs = [openTab(name), openTab(name), openTab(name)];
  await expect.poll(() => tabs.filter(({ leads }) => leads())).toHaveLength(1);
  const leader = tabs.find(({ leads }) => leads());
  leader?.shared.heard(true);
  leader?.shared.event('hello', { isResumed: true });
  const expected = [[['hello', { isResumed: true }]], true];
  await expect
    .poll(() => tabs.map(({ tab }) => [tab.received, tab.heard.at(-1)]))
    .toEqual([expected, expected, expected]);
});

test('a tab that joins the connection of another is told so once, as it was told nothing before', async () => {
  const name = crypto.randomUUID();
  const first = openTab(name);
  await expect.poll(() => first.leads()).toBe(true);
  const second = openTab(name);
  await expect.poll(() => second.tab.heard).toEqual([false]);
  expect(second.tab.joined).toBe(0);
  first.shared.heard(true);
  first.shared.event('changes', 'before');
  await expect.poll(() => second.tab.joined).toBe(1);
  const third = openTab(name);
  await expect.poll(() => third.tab.joined).toBe(1);
  expect(third.tab.received).toEqual([]);
  first.shared.heard(false);
  first.shared.heard(true);
  await expect.poll(() => third.tab.heard.slice(-2)).toEqual([false, true]);
  expect([first, second, third].map(({ tab }) => tab.joined)).toEqual([0, 1, 1]);
});

test('when it closes another one takes its place', async () => {
  const name = crypto.randomUUID();
  const first = openTab(name);
  await expect.poll(() => first.leads()).toBe(true);
  const second = openTab(name, ['p-2']);
  await expect.poll(() => first.tab.watchedByAll?.()).toEqual(['p-2']);
  expect(second.leads()).toBe(false);
  first.tab.stop.abort();
  await expect.poll(() => second.leads()).toBe(true);
});

test('what a connection says when its tab has left is heard by nobody', async () => {
  const name = crypto.randomUUID();
  const first = openTab(name);
  await expect.poll(() => first.leads()).toBe(true);
  const second = openTab(name);
  first.tab.stop.abort();
  first.shared.heard(true);
  first.shared.event('hello', {});
  await expect.poll(() => second.leads()).toBe(true);
  expect([second.tab.heard, second.tab.received]).toEqual([[], []]);
});

test('the connection watches what stands on the screens of all tabs', async () => {
  const name = crypto.randomUUID();
  const first = openTab(name, ['p-1']);
  await expect.poll(() => first.leads()).toBe(true);
  const second = openTab(name, ['p-2', 'p-1']);
  await expect.poll(() => first.tab.watchedByAll?.()).toEqual(['p-1', 'p-2']);
  second.tab.screen = [];
  second.shared.watchedChanged();
  await expect.poll(() => first.tab.watchedByAll?.()).toEqual(['p-1']);
  first.tab.screen = ['p-3'];
  first.shared.watchedChanged();
  expect(first.tab.changes).toBeGreaterThan(2);
  second.tab.screen = ['p-2'];
  second.shared.watchedChanged();
  await expect.poll(() => first.tab.watchedByAll?.()).toEqual(['p-2', 'p-3']);
  second.tab.stop.abort();
  await expect.poll(() => first.tab.watchedByAll?.()).toEqual(['p-3']);
});

test('two people and two websites share nothing', async () => {
  const [one, other] = [openTab(crypto.randomUUID()), openTab(crypto.randomUUID())];
  await expect.poll(() => [one.leads(), other.leads()]).toEqual([true, true]);
  one.shared.event('hello', {});
  expect(other.tab.received).toEqual([]);
});

test.each(['BroadcastChannel', 'navigator'])('without %s each tab holds a connection of its own', async (missing) => {
  vi.stubGlobal(missing, missing === 'navigator' ? {} : undefined);
  const name = crypto.randomUUID();
  expect([openTab(name).leads(), openTab(name).leads()]).toEqual([true, true]);
});
