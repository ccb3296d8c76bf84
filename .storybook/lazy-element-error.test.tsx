/* oxlint-disable portal/no-fixed-wait -- What is reported at the end of a wait is what it tests. */
import { getConfig, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { lazyElementError } from './lazy-element-error.ts';

afterEach(() => document.body.replaceChildren());

describe('what is said of an element that is not there', () => {
  test('is written when it is read, and once', () => {
    const written = vi.fn((message: string | null) => new Error(`${message}: the document`));
    const error = lazyElementError(written)('No button', document.body);
    expect(error.name).toBe('TestingLibraryElementError');
    expect(written).not.toHaveBeenCalled();
    expect([error.message, error.message]).toEqual(['No button: the document', 'No button: the document']);
    expect(written).toHaveBeenCalledOnce();
  });

  test('can be said otherwise', () => {
    const error = lazyElementError((message) => new Error(message ?? ''))('No button', document.body);
    error.message = 'No button yet';
    expect(error.message).toBe('No button yet');
  });

  test('tells of the document as it stands when the wait is over', async () => {
    document.body.innerHTML = '<p>Loading</p>';
    const waiting = waitFor(() => screen.getByText('Ready'), { timeout: 20 });
    document.body.innerHTML = '<p>Still loading</p>';
    await expect(waiting).rejects.toThrow(/the text: Ready[^]*Still loading/);
  });

  test('is made so once, however often it is asked for', () => {
    const { getElementError } = getConfig();
    expect(lazyElementError(getElementError)).toBe(getElementError);
  });
});
