import { testPortal } from '@portal/kit/testing';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleNotification } from '../stories/sample-notifications.ts';
import { Notifications } from './Notifications.tsx';

/** Calls back at once, as where everything is on the screen. */
class EverythingSeen {
  readonly #onSeen: (entries: { isIntersecting: boolean }[]) => void;
  constructor(onSeen: (entries: { isIntersecting: boolean }[]) => void) {
    this.#onSeen = onSeen;
  }
  observe() {
    this.#onSeen([{ isIntersecting: true }]);
  }
  disconnect() {}
}

/** A server that answers when it is told to, by what it knew when it was asked. */
function controlled() {
  const at = (minute: number) => `2026-11-18T00:${40 - minute}:00.000Z`;
  let isRead = false;
  const waiting: { path: string; answer: () => void }[] = [];
  const fetch = (address: string) => {
    const { pathname, search } = new URL(address);
    if (pathname.endsWith('all-set-as-read')) isRead = true;
    const notifications = ['1', '2'].map((id, place) =>
      sampleNotification({ id, createdAt: at(place), readAt: isRead ? at(0) : null }),
    );
    const isEmpty = isRead && search.includes('isRead=false');
    const listed = { notifications: isEmpty ? [] : notifications, totalItemCount: isEmpty ? 0 : 2, nextCursor: null };
    const reply = pathname.endsWith('/notification') ? listed : {};
    return new Promise<Response>((resolve) => {
      waiting.push({ path: `${pathname}${search}`, answer: () => resolve(Response.json(reply)) });
    });
  };
  /** Answers what waits and fits, once there is any. */
  async function answer(fits: (path: string) => boolean = () => true) {
    await waitFor(() => expect(waiting.some(({ path }) => fits(path))).toBe(true));
    await act(async () => {
      for (const one of waiting.filter(({ path }) => fits(path))) {
        waiting.splice(waiting.indexOf(one), 1);
        one.answer();
      }
    });
    // An answer is read, kept and rendered in turns of its own.
    for (let turn = 0; turn < 20; turn += 1) await act(async () => undefined);
  }
  return { fetch, answer, pendingPaths: () => waiting.map(({ path }) => path) };
}

beforeEach(() => void vi.stubGlobal('IntersectionObserver', EverythingSeen));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const marksIn = async (name: string) =>
  within(await screen.findByRole('list', { name })).queryAllByText('Unread').length;
const choose = (tab: RegExp) => act(async () => void fireEvent.click(screen.getByRole('link', { name: tab })));
const markAll = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Mark all read' })));

test('the list of the other tab, read before all was marked, un-marks nothing while it is asked for anew', async () => {
  const { fetch, answer, pendingPaths } = controlled();
  render(<Notifications />, { wrapper: testPortal({ fetch }).wrapper });
  await answer();
  expect(await marksIn('All')).toBe(2);
  await choose(/^Unread/);
  await answer();
  expect(await marksIn('Unread')).toBe(2);
  await markAll();
  await answer((path) => path.includes('all-set-as-read'));
  await choose(/^All/);
  expect(await marksIn('All')).toBe(0);
  await waitFor(() => expect(pendingPaths().some((path) => !path.includes('isRead'))).toBe(true));
  await answer();
  expect(await marksIn('All')).toBe(0);
});

test('an answer that was on its way when all was marked comes too late', async () => {
  const { fetch, answer } = controlled();
  render(<Notifications />, { wrapper: testPortal({ fetch }).wrapper });
  await answer();
  await choose(/^Unread/);
  const isOld = (path: string) => path.includes('pageSize=7&isRead=false');
  await markAll();
  await answer((path) => path.includes('all-set-as-read'));
  await answer(isOld);
  await answer();
  await waitFor(() => expect(screen.getByText('No unread notifications')).toBeDefined());
  await choose(/^All/);
  await answer();
  expect(await marksIn('All')).toBe(0);
});
