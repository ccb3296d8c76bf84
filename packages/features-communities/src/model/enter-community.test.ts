import { expect, test, vi } from 'vitest';
import { enterCommunity, type EnterCalls } from './enter-community.ts';

const file = new File(['%PDF-1.7'], 'registration.pdf', { type: 'application/pdf' });
const request = {
  body: { answers: [{ questionId: 'q-1', answer: 'Yes' }], isAgreed: true },
  uploads: [{ questionId: 'q-2', file }],
};

function world(overrides: Partial<EnterCalls<string>> = {}) {
  const log: string[] = [];
  const calls: EnterCalls<string> = {
    join: vi.fn(async () => (log.push('join'), { status: 'Awaiting' })),
    sendFile: vi.fn(async (questionId: string) => log.push(`file ${questionId}`)),
    cancel: vi.fn(async () => log.push('cancel')),
    ...overrides,
  };
  return { calls, log };
}

test('answers go with the call, then the files per question [COM-144, COM-145]', async () => {
  const { calls, log } = world();
  await expect(enterCommunity(request, calls)).resolves.toBe('Awaiting');
  expect(calls.join).toHaveBeenCalledWith(request.body);
  expect(calls.sendFile).toHaveBeenCalledWith('q-2', file);
  expect(log).toEqual(['join', 'file q-2']);
});

test('a failed join call is cancelled [COM-135]', async () => {
  const { calls, log } = world({ join: () => Promise.reject(new Error('down')) });
  await expect(enterCommunity(request, calls)).rejects.toThrow('down');
  expect(log).toEqual(['cancel']);
});

test('a failed file cancels the join [COM-146]', async () => {
  const { calls, log } = world({ sendFile: () => Promise.reject(new Error('too large')) });
  await expect(enterCommunity(request, calls)).rejects.toThrow('too large');
  expect(log).toEqual(['join', 'cancel']);
});

test('a cancel that fails as well does not hide why joining failed', async () => {
  const { calls } = world({
    join: () => Promise.reject(new Error('down')),
    cancel: () => Promise.reject(new Error('still down')),
  });
  await expect(enterCommunity(request, calls)).rejects.toThrow('down');
});
