import { recordOutcomes } from '@portal/kit/testing';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { samplePreview } from '../../stories/sample-import.ts';
import { useImport } from './use-import.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function chosen(name: string, bytes: Promise<ArrayBuffer>) {
  const file = Object.assign(new File([], name), { arrayBuffer: () => bytes });
  return [{ id: name, name, size: 1, file }];
}

const bytesOf = (text: string) => Promise.resolve(new TextEncoder().encode(text).buffer);

/** What the hook says while a page with it is there. */
async function using(work: (hook: { current: ReturnType<typeof useImport> }) => Promise<void>) {
  await recordOutcomes(async (around) => {
    const { result } = renderHook(useImport, { wrapper: ({ children }) => around(children) });
    await work(result);
  });
}

test('of two files chosen one after the other the later one stands, however late the first is read', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
  await using(async (hook) => {
    let arrive: (bytes: ArrayBuffer) => void = () => undefined;
    const slow = new Promise<ArrayBuffer>((resolve) => (arrive = resolve));
    await act(async () => hook.current.onChoose(chosen('slow.csv', slow)));
    await act(async () => hook.current.onChoose(chosen('quick.csv', bytesOf('Title\nB'))));
    await act(async () => arrive(await bytesOf('Title\nA')));
    expect(hook.current.file?.chosen.name).toBe('quick.csv');
  });
});

test('what one file would bring is never shown of the next, while that is read', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    const { body } = init ?? {};
    if (typeof body !== 'string' || !body.includes('first')) return new Promise(() => undefined);
    return Response.json(samplePreview());
  });
  await using(async (hook) => {
    await act(async () => hook.current.onChoose(chosen('a.csv', bytesOf('Title\nfirst'))));
    await waitFor(() => expect(hook.current.preview.state).toBe('ready'));
    const before = fetched.mock.calls.length;
    await act(async () => hook.current.onChoose(chosen('b.csv', bytesOf('Title\nsecond'))));
    await waitFor(() => expect(fetched.mock.calls.length).toBeGreaterThan(before));
    expect(hook.current.preview.state).toBe('loading');
  });
});

test('an empty file is said to be so, and is not read for ever', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => undefined));
  await using(async (hook) => {
    await act(async () => hook.current.onChoose(chosen('empty.csv', bytesOf(' \n'))));
    expect(hook.current.file?.chosen.name).toBe('empty.csv');
    expect(hook.current.preview.state).toBe('empty');
  });
});
