import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SearchField } from './SearchField.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const type = (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });

test('tells once, when typing has rested', () => {
  const onChange = vi.fn();
  render(<SearchField label="Search posts" value="" onChange={onChange} debounceMs={400} />);
  type('ha');
  vi.advanceTimersByTime(399);
  type('hand');
  vi.advanceTimersByTime(399);
  expect(onChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onChange.mock.calls).toEqual([['hand']]);
});

test('Enter tells at once', () => {
  const onChange = vi.fn();
  const onSubmit = vi.fn();
  render(<SearchField label="Search posts" value="" onChange={onChange} onSubmit={onSubmit} debounceMs={400} />);
  type('hand');
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' });
  vi.advanceTimersByTime(1000);
  expect(onChange.mock.calls).toEqual([['hand']]);
  expect(onSubmit.mock.calls).toEqual([['hand']]);
});

test('clearing tells at once and keeps the focus', () => {
  const onChange = vi.fn();
  render(<SearchField label="Search posts" value="hand" onChange={onChange} debounceMs={400} />);
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onChange.mock.calls).toEqual([['']]);
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

test('a value from outside replaces what is shown', () => {
  const { rerender } = render(<SearchField label="Search posts" value="hand" onChange={() => undefined} />);
  rerender(<SearchField label="Search posts" value="" onChange={() => undefined} />);
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
});
