import { limits } from '@portal/api';
import { ready } from '@portal/kit';
import { testPortal } from '@portal/kit/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CommunitiesFilter } from './CommunitiesFilter.tsx';
import { noFilters } from './meeting-filters.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('communities are searched 400 ms after the last keystroke [COM-241]', () => {
  const { wrapper } = testPortal();
  const communities = ready(['Hand therapy', 'Paediatrics', 'Neurology'].map((name) => ({ id: name, name })));
  render(<CommunitiesFilter communities={communities} filters={noFilters} onFiltersChange={vi.fn()} />, { wrapper });
  const shown = () => screen.getAllByRole('checkbox').length;
  const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  expect(limits.debounce.meetingCommunities).toBe(400);
  type('p');
  wait(399);
  type('pa');
  wait(399);
  expect(shown()).toBe(3);
  wait(1);
  expect(shown()).toBe(1);
});
