import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleRecorder } from '../../stories/sample-recorder.ts';
import type { Microphone } from './recorder.ts';
import { useRecorder } from './use-recorder.ts';

type Options = Parameters<typeof sampleRecorder>[0];

/** Somebody before a recorder. */
function before(options?: Options, sample = sampleRecorder(options)) {
  const { result, unmount } = renderHook(() => useRecorder(sample.recorder));
  return {
    count: sample.count,
    unmount,
    phase: () => result.current.phase,
    /** Without waiting for the microphone. */
    async ask() {
      let recording = Promise.resolve();
      await act(async () => {
        recording = result.current.record();
      });
      return { recording: recording };
    },
    record: () => act(() => result.current.record()),
    stop: () => act(() => result.current.stop()),
    discard: () => act(() => result.current.discard()),
    pass: (seconds: number) => act(async () => sample.pass(seconds)),
    twice: (action: 'record' | 'stop') =>
      act(async () => {
        await Promise.all([result.current[action](), result.current[action]()]);
      }),
  };
}

test('the microphone is asked for when it is pressed, counted down to, and heard until Stop', async () => {
  const { phase, count, record, pass, stop } = before();
  expect([phase().kind, count.requested]).toEqual(['idle', 0]);
  await record();
  expect([phase(), count.hearing]).toEqual([{ kind: 'counting', seconds: 3 }, 0]);
  await pass(3);
  expect([phase(), count.hearing]).toEqual([{ kind: 'recording', seconds: 10 }, 1]);
  await pass(2);
  expect(phase()).toEqual({ kind: 'recording', seconds: 8 });
  await stop();
  expect([phase().kind, count.on]).toEqual(['recorded', 0]);
});

test('what is too long stops by itself', async () => {
  const { phase, count, record, pass } = before();
  await record();
  await pass(13);
  expect([phase().kind, count.on]).toEqual(['recorded', 0]);
  await pass(5);
  expect(phase().kind).toBe('recorded');
});

test('a double press of Record or of Stop is one', async () => {
  const { phase, count, twice, pass, stop } = before();
  await twice('record');
  await stop();
  expect([phase().kind, count.requested]).toEqual(['counting', 1]);
  await pass(4);
  await twice('stop');
  expect(phase().kind).toBe('recorded');
});

test('Stop before anything is heard takes it back', async () => {
  const { phase, count, record, pass, stop } = before();
  await record();
  await pass(1);
  await stop();
  expect([phase().kind, count.on]).toEqual(['idle', 0]);
  await pass(5);
  expect([phase().kind, count.hearing]).toEqual(['idle', 0]);
});

test.each(['refused', 'missing'] as const)(
  'a microphone that is %s is said to be, and can be asked for again',
  async (answer) => {
    const { phase, count, record } = before({ answer });
    await record();
    expect(phase()).toEqual({ kind: 'failed', problem: answer });
    await record();
    expect(count.requested).toBe(2);
  },
);

test('a microphone that hears nothing any more is said to be missing at once, and is off', async () => {
  const { phase, count, record, pass } = before({ isPulledOut: true });
  await record();
  await pass(3);
  expect([phase(), count.on]).toEqual([{ kind: 'failed', problem: 'missing' }, 0]);
  await pass(10);
  expect(phase()).toEqual({ kind: 'failed', problem: 'missing' });
});

test.each(['silent', 'unreadable'] as const)('a recording that is %s is none', async (heard) => {
  const { phase, record, pass, stop } = before({ heard });
  await record();
  await pass(4);
  await stop();
  expect(phase()).toEqual({ kind: 'failed', problem: heard });
});

test('whoever leaves turns the microphone off, and one that is given afterwards too', async () => {
  const on = before();
  await on.record();
  await on.pass(4);
  on.unmount();
  expect(on.count.on).toBe(0);

  const sample = sampleRecorder();
  let isClosed = false;
  let give: (microphone: Microphone) => void = () => undefined;
  const given = new Promise<Microphone>((resolve) => (give = resolve));
  sample.recorder.open = () => given;
  const late = before({}, sample);
  const { recording } = await late.ask();
  late.unmount();
  give({ start: () => true, stop: async () => 'silent', close: () => (isClosed = true) });
  await recording;
  expect(isClosed).toBe(true);
});

test('what was recorded is forgotten once it is discarded or recorded again', async () => {
  const { phase, record, pass, stop, discard } = before();
  await record();
  await pass(4);
  await stop();
  discard();
  expect(phase().kind).toBe('idle');
  await record();
  await pass(4);
  await stop();
  await record();
  expect(phase().kind).toBe('counting');
});
