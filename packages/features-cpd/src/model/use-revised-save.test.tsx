import { ProblemError } from '@portal/kit';
import { sampleProblem } from '@portal/kit/testing';
import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useRevisedSave } from './use-revised-save.ts';

/** A server that has something at a revision, and says what is there. */
function server(revision: number) {
  const stored = { revision };
  return {
    stored,
    send: vi.fn(async (sent: number) => {
      if (sent !== stored.revision)
        throw new ProblemError({ code: 'stale', status: 409, message: 'Changed meanwhile' });
      stored.revision += 1;
      return { ...stored };
    }),
    read: vi.fn(async (): Promise<{ revision: number } | undefined> => ({ ...stored })),
  };
}

const sentTo = ({ send }: ReturnType<typeof server>) => send.mock.calls.map(([revision]) => revision);

function begun(revision: number, { send, read }: ReturnType<typeof server>) {
  const { result } = renderHook(() => useRevisedSave(read));
  return {
    result,
    save: () => act(() => result.current.save(revision, send).catch((error: unknown) => String(error))),
  };
}

test('what was begun before another device saved is refused once, and goes on from what was there then', async () => {
  const there = server(3);
  const { result, save } = begun(2, there);
  expect(await save()).toContain('Changed meanwhile');
  expect(result.current.refused).toBe(2);
  expect(await save()).toEqual({ revision: 4 });
  expect(result.current.refused).toBeNull();
  expect(sentTo(there)).toEqual([2, 3]);
});

test('what is saved after one was told is refused as well', async () => {
  const there = server(3);
  const { save } = begun(2, there);
  await save();
  there.stored.revision = 5;
  expect(await save()).toContain('Changed meanwhile');
  expect(await save()).toEqual({ revision: 6 });
  expect(sentTo(there)).toEqual([2, 3, 5]);
});

test('what was saved here is no news here', async () => {
  const there = server(2);
  const { save } = begun(2, there);
  await save();
  await save();
  expect(sentTo(there)).toEqual([2, 3]);
});

test.each([
  ['cannot be read', () => Promise.reject(new Error('offline'))],
  ['is gone', () => Promise.resolve(undefined)],
])('where what is there %s, the next save is refused too', async (_, read) => {
  const there = server(3);
  there.read.mockImplementationOnce(read);
  const { save } = begun(2, there);
  await save();
  expect(await save()).toContain('Changed meanwhile');
  expect(await save()).toEqual({ revision: 4 });
});

test('another refusal changes nothing of it', async () => {
  const there = server(2);
  there.send.mockRejectedValueOnce(new ProblemError(sampleProblem));
  const { result, save } = begun(2, there);
  await save();
  expect(result.current.refused).toBeNull();
  expect(there.read).not.toHaveBeenCalled();
  expect(await save()).toEqual({ revision: 3 });
});
