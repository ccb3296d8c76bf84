import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OrganisationField } from './OrganisationField.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('organisations are searched for once typing has rested for as long as the search says', () => {
  const onSearch = vi.fn<(text: string) => void>();
  const search = { found: [], minLetters: 2, debounceMs: 500, isLoading: false, hasFailed: false, labels: {} };
  render(<OrganisationField label="Organisation" value={null} onChange={vi.fn()} search={{ ...search, onSearch }} />);
  const type = (value: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value } });
  type('hil');
  act(() => void vi.advanceTimersByTime(499));
  type('hill');
  act(() => void vi.advanceTimersByTime(499));
  expect(onSearch).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(onSearch.mock.calls).toEqual([['hill']]);
});
