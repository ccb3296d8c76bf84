import { afterEach, expect, test, vi } from 'vitest';
import { watchSizes } from './watch-sizes.ts';

afterEach(() => vi.unstubAllGlobals());

test('all of the elements are watched until it is ended', () => {
  const watched: Element[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      notify: () => void;
      constructor(notify: () => void) {
        this.notify = notify;
      }
      observe(element: Element) {
        watched.push(element);
        this.notify();
      }
      disconnect() {
        watched.length = 0;
      }
    },
  );
  const elements = [new EventTarget() as Element, new EventTarget() as Element];
  const onChange = vi.fn();
  const end = watchSizes(elements, onChange);
  expect(watched).toEqual(elements);
  expect(onChange).toHaveBeenCalledTimes(2);
  end();
  expect(watched).toEqual([]);
});

test('where the host watches no sizes, nothing is told', () => {
  vi.stubGlobal('ResizeObserver', undefined);
  const onChange = vi.fn();
  watchSizes([], onChange)();
  expect(onChange).not.toHaveBeenCalled();
});
