import { createElement, options } from 'preact';
import { useState } from 'preact/compat';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPortal, createRoot } from './index.ts';

const page = document.createElement('main');
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  document.body.append(page);
  root = createRoot(page);
});
afterEach(() => {
  root.unmount();
  page.remove();
});

test('a handler hears an event that it can spread, as react-aria does, and stop', () => {
  const heard = vi.fn();
  const onKeyDown = (event: KeyboardEvent) => {
    heard({ ...event });
    event.preventDefault();
  };
  root.render(createElement('button', { onKeyDown }));
  const event = new KeyboardEvent('keydown', { key: 'Escape', shiftKey: true, bubbles: true, cancelable: true });
  const button = page.querySelector('button');
  button?.dispatchEvent(event);
  const expected = { key: 'Escape', shiftKey: true, type: 'keydown', target: button, currentTarget: button };
  expect(heard).toHaveBeenCalledWith(
    expect.objectContaining({ ...expected, nativeEvent: event, defaultPrevented: false }),
  );
  expect(event.defaultPrevented).toBe(true);
});

test('a field with autoFocus has the focus once it stands on its page, and does not take it again', async () => {
  const draw = (label: string) =>
    root.render([
      createElement('input', { key: 1, autoFocus: true, title: label }),
      createElement('a', { key: 2, href: '#' }),
    ]);
  draw('first');
  await settled();
  expect(document.activeElement).toBe(page.querySelector('input'));
  page.querySelector('a')?.focus();
  draw('second');
  await settled();
  expect(document.activeElement).toBe(page.querySelector('a'));
});

test.each([
  ['input', { type: 'text' }, 'value', 'a1', '1'],
  ['textarea', {}, 'value', 'a1', '1'],
  ['input', { type: 'checkbox' }, 'checked', true, false],
])(
  'a value that the page does not take over is put back in <%s %o>',
  async (tag, attributes, name, entered, previous) => {
    const keep = { [name]: previous };
    root.render(createElement(tag, { ...attributes, ...keep, onChange: () => undefined }));
    const field = page.querySelector<HTMLInputElement>(tag);
    Object.assign(field ?? {}, { [name]: entered });
    field?.dispatchEvent(new Event(name === 'checked' ? 'change' : 'input', { bubbles: true }));
    await settled();
    expect(field).toMatchObject(keep);
  },
);

test('a value that the page takes over stays', async () => {
  function Field() {
    const [value, setValue] = useState('');
    return createElement('input', { value, onChange: (event) => setValue(event.currentTarget.value.toUpperCase()) });
  }
  root.render(createElement(Field, null));
  const field = page.querySelector('input');
  Object.assign(field ?? {}, { value: 'ab' });
  field?.dispatchEvent(new Event('input', { bubbles: true }));
  await settled();
  expect(field?.value).toBe('AB');
});

test('a field hears where its caret goes, as onSelect of React does', () => {
  const onSelect = vi.fn();
  root.render(createElement('input', { onSelect }));
  page.querySelector('input')?.dispatchEvent(new Event('selectionchange'));
  expect(onSelect).toHaveBeenCalledOnce();
});

test('effects run with the answer to what somebody did, and else after it is painted', async () => {
  document.body.dispatchEvent(new Event('click', { bubbles: true }));
  expect(options.requestAnimationFrame).toBeDefined();
  await expect.poll(() => options.requestAnimationFrame).toBeUndefined();
});

test('a document that is no page, as react-aria keeps for the entries of a menu, gets them in order, and loses them', async () => {
  const entries = new EntryDocument();
  const draw = (names: readonly string[]) =>
    root.render(
      createElement(
        'div',
        null,
        createPortal(names.map((name) => createElement(name, { key: name })) as never, entries as never),
      ),
    );
  draw(['item', 'section']);
  draw(['header', 'section', 'item']);
  expect(entries.childNodes.map(({ type }) => type)).toEqual(['header', 'section', 'item']);
  draw(['section']);
  expect(entries.childNodes.map(({ type }) => type)).toEqual(['section']);
});

/** What Preact's microtasks, and those that follow them, have done. */
async function settled(): Promise<void> {
  await new Promise((done) => requestAnimationFrame(done));
}

/** As react-aria's: it makes nodes by their name alone, which say that they are comments. */
class EntryDocument {
  ownerDocument = this;
  nodeType = 11;
  childNodes: EntryNode[] = [];
  createElement(type: string) {
    return new EntryNode(type, this);
  }
  insertBefore(node: EntryNode, before: EntryNode | null) {
    this.removeChild(node);
    this.childNodes.splice(before === null ? this.childNodes.length : this.childNodes.indexOf(before), 0, node);
    node.parentNode = this;
  }
  removeChild(node: EntryNode) {
    this.childNodes = this.childNodes.filter((one) => one !== node);
    node.parentNode = null;
  }
}

class EntryNode {
  nodeType = 8;
  parentNode: EntryDocument | null = null;
  readonly type: string;
  readonly ownerDocument: EntryDocument;
  constructor(type: string, ownerDocument: EntryDocument) {
    this.type = type;
    this.ownerDocument = ownerDocument;
  }
  get nextSibling(): EntryNode | null {
    const siblings = this.parentNode?.childNodes ?? [];
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }
}
