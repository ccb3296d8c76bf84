import { memorySession } from '@portal/kit';
import { testPortal } from '@portal/kit/testing';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { DiscoverEvents } from './DiscoverEvents.tsx';
import { EventDetails } from './EventDetails.tsx';
import { EventsHome } from './EventsHome.tsx';
import { MyEvents } from './MyEvents.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const widgets: [string, () => ReactNode][] = [
  ['the overview', () => <EventsHome />],
  ['all events', () => <DiscoverEvents />],
  ['events that count for CPD', () => <DiscoverEvents kind="cpd" />],
  ['their events', () => <MyEvents />],
  ['an event', () => <EventDetails id="e-001" />],
];

test.each(widgets)('a stranger at %s is offered to sign in, and nothing is asked of the server', (_, draw) => {
  const fetchSpy = vi.spyOn(globalThis, 'fetch');
  const onSignIn = vi.fn();
  const { wrapper } = testPortal({ session: memorySession(), onSignIn });
  render(draw(), { wrapper });
  expect(screen.getByRole('heading', { name: 'Sign in to see this' })).toBeDefined();
  screen.getByRole('button', { name: 'Sign in' }).click();
  expect(onSignIn).toHaveBeenCalledOnce();
  expect(fetchSpy).not.toHaveBeenCalled();
});
