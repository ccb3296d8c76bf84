import { testPortal } from '@portal/kit/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ShellPart } from './ShellPart.tsx';

// React says every error that a boundary has caught.
let consoleError: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error('The part cannot be drawn');
}

const parts = [
  ['breaks', () => Promise.resolve({ default: Broken })],
  ['cannot be loaded', () => Promise.reject(new Error('Offline'))],
] as const;

test.each(parts)('a part of the bar that %s is left out, and the bar stays', async (what, load) => {
  const { wrapper: Portal } = testPortal({});
  const loaded = vi.fn(load);
  render(
    <Portal>
      <MemoryRouter>
        <button>Your account</button>
        <ShellPart part={{ load: loaded }} given={{}} />
      </MemoryRouter>
    </Portal>,
  );
  await expect.poll(() => loaded).toHaveBeenCalledOnce();
  if (what === 'breaks') await expect.poll(() => consoleError).toHaveBeenCalled();
  await act(async () => undefined);
  expect(loaded).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Your account' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('whoever opened a part whose code is gone hears of it', async () => {
  const { wrapper: Portal } = testPortal({});
  const gone = vi.fn();
  const part = { load: () => Promise.reject(new Error('Offline')) };
  render(
    <Portal>
      <MemoryRouter>
        <ShellPart part={part} given={{}} onGone={gone} />
      </MemoryRouter>
    </Portal>,
  );
  await expect.poll(() => gone).toHaveBeenCalledOnce();
});

test.each(parts)('a notice that %s says so, and the shell stays', async (_, load) => {
  const { wrapper: Portal } = testPortal({});
  render(
    <Portal>
      <MemoryRouter>
        <button>Your account</button>
        <ShellPart part={{ load: () => load() }} given={{}} isNotice />
      </MemoryRouter>
    </Portal>,
  );
  expect(await screen.findByText('A notice on this page could not be shown')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Your account' })).toBeDefined();
});
