import { renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { testPortal } from '../testing/TestPortal.tsx';
import { type CopyLinkOptions, useCopyLink } from './use-copy-link.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function copying(clipboard: Pick<Clipboard, 'writeText'> | undefined, options?: CopyLinkOptions) {
  vi.stubGlobal('navigator', { clipboard });
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const notify = { success: vi.fn(), failure: vi.fn(), info: vi.fn() };
  const { result } = renderHook(() => useCopyLink(options), { wrapper: testPortal({ notify }).wrapper });
  return { copy: result.current, notify, logged };
}

describe('copying a link', () => {
  test("puts its whole address on the clipboard and shows 'Link copied' [PLT-761]", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    const { copy, notify, logged } = copying({ writeText });
    expect(await copy('/communities/hand-therapy')).toBe('linkCopied');
    expect(writeText).toHaveBeenCalledWith(new URL('/communities/hand-therapy', document.baseURI).href);
    expect(notify.success).toHaveBeenCalledWith('Link copied', { durationMs: 3500 });
    expect(logged).not.toHaveBeenCalled();
  });

  test.each([
    [
      'without a clipboard is logged and shows nothing [PLT-762] [PLT-764]',
      undefined,
      'copyUnsupported',
      'Clipboard API is not supported or requires user interaction.',
    ],
    [
      'that the browser refuses is logged and shows nothing [PLT-763] [PLT-764]',
      { writeText: () => Promise.reject(new Error('denied')) },
      'copyFailed',
      'Failed to copy text!',
    ],
  ] as const)('%s', async (_, clipboard, outcome, text) => {
    const { copy, notify, logged } = copying(clipboard);
    expect(await copy('/communities')).toBe(outcome);
    expect(logged).toHaveBeenCalledWith(text);
    for (const notifyMethod of Object.values(notify)) expect(notifyMethod).not.toHaveBeenCalled();
  });

  test('that fails is shown as well where the caller wants it told', async () => {
    const { copy, notify, logged } = copying(undefined, { notifiesFailure: true });
    await copy('/communities');
    const text = 'Clipboard API is not supported or requires user interaction.';
    expect(logged).toHaveBeenCalledWith(text);
    expect(notify.failure).toHaveBeenCalledWith(text);
  });
});
