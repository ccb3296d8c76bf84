import { testPortal } from '@portal/kit/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { takeTyped } from './typed-search.ts';
import { useBarSearch } from './use-bar-search.ts';

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  delete window.portalSearch;
});

const part = { load: async () => ({ default: () => null }) };

function opened(given: typeof part | undefined = part) {
  return renderHook(() => useBarSearch(given, false), testPortal()).result;
}

/** Whether a key opened the search, and whether it was taken. */
function press(result: ReturnType<typeof opened>, init: KeyboardEventInit, target: Element = document.body) {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init });
  act(() => void target.dispatchEvent(event));
  return [result.current.isOpen, event.defaultPrevented];
}

test('a slash opens the search, and is not typed into it', () => {
  expect(press(opened(), { key: '/' })).toEqual([true, true]);
});

test.each([
  ['another key', { key: 's' }],
  ['one with Ctrl', { key: '/', ctrlKey: true }],
  ['one with Cmd', { key: '/', metaKey: true }],
  ['one with Alt', { key: '/', altKey: true }],
  ['one of a word that is being composed', { key: '/', isComposing: true }],
])('%s does not', (_, init) => {
  expect(press(opened(), init)).toEqual([false, false]);
});

test.each([
  '<input>',
  '<textarea></textarea>',
  '<select></select>',
  '<div role="textbox"></div>',
  '<div role="dialog"></div>',
])('one that is typed in %s stays there', (html) => {
  document.body.innerHTML = html;
  expect(press(opened(), { key: '/' }, document.body.firstElementChild!)).toEqual([false, false]);
});

test('none does behind a dialog, or where there is no search', () => {
  expect(press(renderHook(() => useBarSearch(undefined, false), testPortal()).result, { key: '/' })).toEqual([
    false,
    false,
  ]);
  document.body.innerHTML = '<div aria-modal="true"></div>';
  expect(press(opened(), { key: '/' })).toEqual([false, false]);
});

describe('where the page has kept a slash, and what was typed after it,', () => {
  function openAfterSlash() {
    const take = vi.fn(() => 'hand');
    window.portalSearch = { isAsked: () => true, take };
    const { result } = renderHook(() => useBarSearch(part, false), testPortal());
    return { result, take };
  }

  test('the search is open, and its field takes it once', () => {
    const { result, take } = openAfterSlash();
    expect([result.current.isOpen, take.mock.calls.length]).toEqual([true, 0]);
    expect([takeTyped(), takeTyped()]).toEqual(['hand', '']);
    expect(take).toHaveBeenCalledOnce();
  });

  test('the page has its keys again when it is closed before its field has come', () => {
    const { result, take } = openAfterSlash();
    act(() => result.current.setOpen(false));
    expect([result.current.isOpen, take.mock.calls.length]).toEqual([false, 1]);
  });

  test('the page has its keys again where there is no search', () => {
    window.portalSearch = { isAsked: () => true, take: () => '' };
    const { result } = renderHook(() => useBarSearch(undefined, false), testPortal());
    expect([result.current.isOpen, window.portalSearch]).toEqual([false, undefined]);
  });
});

test('where nothing was kept the search is closed, and answers to its own key alone', () => {
  window.portalSearch = { isAsked: () => false, take: () => '' };
  const result = opened();
  expect([result.current.isOpen, window.portalSearch]).toEqual([false, undefined]);
  expect(press(result, { key: '/' })).toEqual([true, true]);
});
