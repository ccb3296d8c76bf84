import { expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';

test('copies the text', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  await expect(copyText('https://portal.example/communities/hand-therapy', { writeText })).resolves.toBe('linkCopied');
  expect(writeText).toHaveBeenCalledWith('https://portal.example/communities/hand-therapy');
});

test('a refusal of the browser is a failed copy', async () => {
  await expect(copyText('x', { writeText: () => Promise.reject(new Error('denied')) })).resolves.toBe('copyFailed');
});

test('a page without a clipboard is told apart', async () => {
  await expect(copyText('x', undefined)).resolves.toBe('copyUnsupported');
});
