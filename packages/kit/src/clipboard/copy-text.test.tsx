import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { testPortal } from '../testing/TestPortal.tsx';
import { useCopyText } from './use-copy-text.ts';

afterEach(() => vi.unstubAllGlobals());

async function copying(clipboard: Pick<Clipboard, 'writeText'> | undefined) {
  vi.stubGlobal('navigator', { clipboard });
  const notify = { success: vi.fn(), failure: vi.fn(), info: vi.fn() };
  const { result } = renderHook(() => useCopyText(), { wrapper: testPortal({ notify }).wrapper });
  await result.current('7QK4', 'Key copied');
  return notify;
}

test('a text is copied as it is, and told by the words that are given', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  const notify = await copying({ writeText });
  expect(writeText).toHaveBeenCalledWith('7QK4');
  expect(notify.success).toHaveBeenCalledWith('Key copied', { durationMs: 3500 });
});

test.each([
  ['there is no clipboard', undefined, 'Clipboard API is not supported or requires user interaction.'],
  ['the browser refuses', { writeText: () => Promise.reject(new Error('denied')) }, 'Failed to copy text!'],
])('where %s, that is told', async (_, clipboard, words) => {
  const notify = await copying(clipboard);
  expect(notify.failure).toHaveBeenCalledWith(words);
  expect(notify.success).not.toHaveBeenCalled();
});
