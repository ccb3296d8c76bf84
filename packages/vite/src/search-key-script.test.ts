import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { searchKeyScript } from './search-key-script.ts';

interface Press {
  key: string;
  ctrlKey?: boolean;
  metaKey?: boolean;
  altKey?: boolean;
  isComposing?: boolean;
}

type Listener = (event: Press & { preventDefault(): void }) => void;

/** A page with nothing but the script, and what has the focus there. */
function opened(focused: { closest(selector: string): object | null } | null = { closest: () => null }) {
  const listeners = new Set<Listener>();
  const window: { portalSearch?: { isAsked(): boolean; take(): string } } = {};
  const document = {
    activeElement: focused,
    addEventListener: (_: 'keydown', listener: Listener) => listeners.add(listener),
    removeEventListener: (_: 'keydown', listener: Listener) => listeners.delete(listener),
  };
  const code = /^<script>(.*)<\/script>$/s.exec(searchKeyScript)?.[1] ?? '';
  runInNewContext(code, { window, document });
  /** Whether it was kept from the page. */
  function press(event: Press): boolean {
    let isPrevented = false;
    for (const listener of listeners) listener({ ...event, preventDefault: () => (isPrevented = true) });
    return isPrevented;
  }
  return {
    press,
    type: (text: string) => Array.from(text, (key) => press({ key })),
    isAsked: () => window.portalSearch?.isAsked(),
    take: () => window.portalSearch?.take(),
    listeners,
  };
}

test('a slash asks for the search, and what is typed after it is kept and moves nothing', () => {
  const page = opened();
  expect(page.type('/ a')).toEqual([true, true, true]);
  expect(page.press({ key: 'Backspace' })).toBe(true);
  expect(page.press({ key: 'Tab' })).toBe(false);
  page.type('hand/');
  expect([page.isAsked(), page.take()]).toEqual([true, ' hand/']);
});

test('without a slash the page has its keys', () => {
  const page = opened();
  expect(page.type('a ')).toEqual([false, false]);
  expect([page.isAsked(), page.take()]).toEqual([false, '']);
});

test.each([
  { key: '/', ctrlKey: true },
  { key: '/', metaKey: true },
  { key: '/', altKey: true },
  { key: '/', isComposing: true },
])('$key with a modifier, or of a word that is being composed, asks for nothing', (press) => {
  const page = opened();
  expect([page.press(press), page.isAsked()]).toEqual([false, false]);
});

test('what goes into a field stays there', () => {
  const page = opened({ closest: (selector) => (selector.split(', ').includes('input') ? {} : null) });
  expect([page.type('/a'), page.isAsked()]).toEqual([[false, false], false]);
});

test('no more is kept than anybody looks for', () => {
  const page = opened();
  page.type(`/${'a'.repeat(100)}`);
  expect(page.press({ key: 'b' })).toBe(false);
  expect(page.take()).toBe('a'.repeat(100));
});

test('once it is taken the page has its keys again', () => {
  const page = opened(null);
  page.type('/a');
  page.take();
  expect(page.listeners.size).toBe(0);
});
