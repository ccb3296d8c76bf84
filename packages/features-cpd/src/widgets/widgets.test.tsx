import { memorySession } from '@portal/kit';
import { testPortal } from '@portal/kit/testing';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CpdCourses } from './CpdCourses.tsx';
import { CpdTracker } from './CpdTracker.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const widgets: [string, () => ReactNode][] = [
  ['the tracker', () => <CpdTracker />],
  ['their courses', () => <CpdCourses />],
];

test.each(widgets)('a stranger at %s is offered to sign in, and nothing is asked of the server', (_, draw) => {
  const fetchSpy = vi.spyOn(globalThis, 'fetch');
  const { wrapper } = testPortal({ session: memorySession(), onSignIn: vi.fn() });
  render(draw(), { wrapper });
  expect(screen.getByRole('heading', { name: 'Sign in to see this' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeDefined();
  expect(fetchSpy).not.toHaveBeenCalled();
});
