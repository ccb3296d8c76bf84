import { ready } from '@portal/kit';
import { testPortal } from '@portal/kit/testing';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleEvents } from '../../stories/sample-events.ts';
import { MyEventsScreen } from './MyEventsScreen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("the list of one's own events goes on once its end comes within 100 px of the screen [EVT-088]", () => {
  const watched: { margin: string | undefined; notify: (isNear: boolean) => void }[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void, options?: IntersectionObserverInit) {
        watched.push({ margin: options?.rootMargin, notify: (isIntersecting) => callback([{ isIntersecting }]) });
      }
      observe() {}
      disconnect() {}
    },
  );
  const loadMore = vi.fn();
  const more = { hasMore: true, isLoadingMore: false, moreProblem: null, loadMore };
  const view = ready({ items: sampleEvents.slice(0, 20), total: 40 });
  const nowhere = { backHref: undefined, discoverHref: undefined };
  const { wrapper } = testPortal();
  render(<MyEventsScreen which="upcoming" view={view} more={more} {...nowhere} />, { wrapper });
  const [end, ...others] = watched.filter(({ margin }) => margin === '0px 0px 100px 0px');
  expect(others).toEqual([]);
  end?.notify(false);
  expect(loadMore).not.toHaveBeenCalled();
  end?.notify(true);
  expect(loadMore).toHaveBeenCalledOnce();
});
