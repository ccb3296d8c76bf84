import { expect, test, vi } from 'vitest';
import { createToastQueue } from './toast-queue.ts';

test('a toast stays for 4.5 s unless another duration is given [PLT-766] [COM-690]', () => {
  const { notify, source } = createToastQueue();
  notify.success('Saved');
  notify.failure('Not saved', { durationMs: 3500, description: 'Out of paper' });
  notify.info('Copied', { durationMs: 6000 });
  expect(source.getSnapshot()).toMatchObject([
    { tone: 'positive', text: 'Saved', durationMs: 4500 },
    { tone: 'critical', text: 'Not saved', durationMs: 3500, description: 'Out of paper' },
    { tone: 'info', text: 'Copied', durationMs: 6000 },
  ]);
});

test('a toast with a key takes the place of the one before', () => {
  const { notify, source } = createToastQueue();
  notify.failure('Request Failed: a', { key: 'server_error' });
  notify.info('Copied');
  notify.failure('Request Failed: b', { key: 'server_error' });
  expect(source.getSnapshot().map(({ text }) => text)).toEqual(['Copied', 'Request Failed: b']);
});

test('who draws hears of every change, and the newest five are kept', () => {
  const { notify, source } = createToastQueue();
  const listener = vi.fn();
  const stop = source.subscribe(listener);
  for (let n = 1; n <= 6; n += 1) notify.info(String(n));
  const [first] = source.getSnapshot();
  source.dismiss(first!.id);
  expect(source.getSnapshot().map(({ text }) => text)).toEqual(['3', '4', '5', '6']);
  expect(listener).toHaveBeenCalledTimes(7);
  stop();
  notify.info('unheard');
  expect(listener).toHaveBeenCalledTimes(7);
});
