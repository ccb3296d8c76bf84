import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastRegion } from './ToastRegion.tsx';
import type { ToastItem, ToastSource } from './toast-source.ts';

function sourceOf(first: readonly ToastItem[]): ToastSource {
  let toasts = first;
  const listeners = new Set<() => void>();
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => toasts,
    dismiss: (id) => {
      toasts = toasts.filter((toast) => toast.id !== id);
      for (const listener of listeners) listener();
    },
  };
}

const saved: ToastItem = { id: '1', tone: 'positive', text: 'Successfully created', durationMs: 4500 };
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
});

afterEach(() => {
  vi.useRealTimers();
});

test('a toast without a time stays', () => {
  render(<ToastRegion source={sourceOf([{ ...saved, durationMs: undefined }])} />);
  pass(60_000);
  expect(screen.queryByText('Successfully created')).not.toBeNull();
});

test.each([3000, 3500, 4500, 6000])('a toast goes after its time, such as %d ms [PLT-766]', (durationMs) => {
  render(<ToastRegion source={sourceOf([{ ...saved, durationMs }])} />);
  pass(durationMs - 1);
  expect(screen.queryByText('Successfully created')).not.toBeNull();
  pass(1);
  expect(screen.queryByText('Successfully created')).toBeNull();
});

test('its time stands still while the pointer is on it, and then goes on', () => {
  render(<ToastRegion source={sourceOf([saved])} />);
  const region = screen.getByRole('region', { name: 'Notifications' });
  pass(4000);
  fireEvent.pointerEnter(region);
  pass(60_000);
  expect(screen.queryByText('Successfully created')).not.toBeNull();
  fireEvent.pointerLeave(region);
  pass(499);
  expect(screen.queryByText('Successfully created')).not.toBeNull();
  pass(1);
  expect(screen.queryByText('Successfully created')).toBeNull();
});

test('its time stands still while the focus is in it', () => {
  render(<ToastRegion source={sourceOf([saved])} />);
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  fireEvent.focus(dismiss);
  pass(60_000);
  expect(screen.queryByText('Successfully created')).not.toBeNull();
  fireEvent.blur(dismiss);
  pass(4500);
  expect(screen.queryByText('Successfully created')).toBeNull();
});

test('an action keeps it until it is used', () => {
  const onPress = vi.fn();
  render(<ToastRegion source={sourceOf([{ ...saved, action: { label: 'Undo', onPress } }])} />);
  pass(60_000);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.queryByText('Successfully created')).toBeNull();
});

test('a toast that was dismissed under the pointer does not keep the next one for ever', () => {
  render(<ToastRegion source={sourceOf([saved, { ...saved, id: '2', text: 'Saved' }])} />);
  const [dismiss] = screen.getAllByRole('button', { name: 'Dismiss' });
  if (dismiss) {
    fireEvent.focus(dismiss);
    fireEvent.click(dismiss);
  }
  pass(4500);
  expect(screen.queryByText('Saved')).toBeNull();
});

test('failures are alerts, everything else is said when there is a pause', () => {
  render(
    <ToastRegion source={sourceOf([saved, { id: '2', tone: 'critical', text: 'Error deleting post. Try again.' }])} />,
  );
  expect(screen.getByRole('status').textContent).toContain('Successfully created');
  expect(screen.getByRole('alert').textContent).toContain('Error deleting post. Try again.');
});
