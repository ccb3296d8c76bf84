import { act, cleanup, render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { MenuPopover } from '../actions/MenuButton/MenuPopover.tsx';
import { defaultTableLabels } from '../data/Table/table-labels.ts';
import { TableBar } from '../data/Table/TableBar.tsx';
import { BackToTop } from '../navigation/BackToTop/BackToTop.tsx';
import { SkipLink } from '../navigation/SkipLink/SkipLink.tsx';
import { RootContext } from './PortalRoot/root-context.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Draws as a custom element does; the document knows the element alone. */
function inShadowRoot(content: ReactNode) {
  const element = document.body.appendChild(document.createElement('div'));
  const root = element.attachShadow({ mode: 'open' });
  const container = root.appendChild(document.createElement('div'));
  const overlays = root.appendChild(document.createElement('div'));
  const wrapped = (what: ReactNode) => (
    <RootContext.Provider value={{ overlays, storageScope: '', locale: 'en-AU' }}>{what}</RootContext.Provider>
  );
  const result: RenderResult = render(wrapped(content), { container });
  const find = <Found extends Element = HTMLElement>(selector: string): Found => {
    const found = root.querySelector<Found>(selector);
    if (found === null) throw new Error(`${selector} is not in the shadow root`);
    return found;
  };
  return { root, find, draw: (next: ReactNode) => result.rerender(wrapped(next)) };
}

test('a table knows that the focus was in its bar when the bar went', () => {
  const onLeave = vi.fn();
  const bar = (count: number) => (
    <TableBar
      count={count}
      toolbar={null}
      actions={<button>Archive</button>}
      labels={defaultTableLabels}
      onClear={() => undefined}
      onLeave={onLeave}
    />
  );
  const { find, draw } = inShadowRoot(bar(2));
  find('button').focus();
  draw(bar(0));
  expect(onLeave).toHaveBeenCalledOnce();
});

test('a menu leaves the focus to whoever has gone on to another entry', async () => {
  const items = ['Edit', 'Pin', 'Delete'].map((label) => ({ id: label, label }));
  const { root, find } = inShadowRoot(
    <MenuPopover
      label="Actions"
      items={items}
      placement="bottom start"
      triggerRef={{ current: document.body.appendChild(document.createElement('button')) }}
      start="first"
      isOpen
      onOpenChange={() => undefined}
    />,
  );
  const second = find('[role="menuitem"]:nth-of-type(2)');
  act(() => second.focus());
  await act(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(root.activeElement).toBe(second);
});

test('the way back to the top is not over a form that is being filled in', async () => {
  vi.stubGlobal('scrollY', 600);
  const { root, find } = inShadowRoot(
    <>
      <form>
        <input />
      </form>
      <BackToTop />
    </>,
  );
  await expect.poll(() => root.querySelector('[aria-label="Back to top"]')).not.toBeNull();
  act(() => find('input').focus());
  expect(root.querySelector('[aria-label="Back to top"]')).toBeNull();
});

test('a skip link finds the content', () => {
  const { root, find } = inShadowRoot(
    <>
      <SkipLink href="#content" />
      <main id="content">Content</main>
    </>,
  );
  act(() => find('a').click());
  expect(root.activeElement).toBe(find('main'));
});
