import { afterEach, expect, test, vi } from 'vitest';
import { browserRecorder } from './browser-recorder.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A browser whose microphone is given, and what its recorder does when it begins. */
function browser({ active = true, start = () => undefined as void }) {
  const stop = vi.fn();
  const stream = { active, getTracks: () => [{ stop }] };
  class MediaRecorder extends EventTarget {
    state = 'inactive';
    mimeType = 'audio/webm';
    start = start;
  }
  vi.stubGlobal('MediaRecorder', MediaRecorder);
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: async () => stream } });
  return { stop };
}

async function opened() {
  const microphone = await browserRecorder.open();
  if (typeof microphone === 'string') throw new Error(microphone);
  return microphone;
}

test('a microphone begins to keep what it hears', async () => {
  const start = vi.fn();
  browser({ start });
  expect((await opened()).start()).toBe(true);
  expect(start).toHaveBeenCalledOnce();
});

test.each([
  ['was pulled out', { active: false }],
  [
    'is taken by another program',
    {
      start() {
        throw new DOMException('The device is in use', 'UnknownError');
      },
    },
  ],
])('a microphone that %s says that it keeps nothing, and is turned off', async (_, how) => {
  const { stop } = browser(how);
  const microphone = await opened();
  expect(microphone.start()).toBe(false);
  microphone.close();
  expect(stop).toHaveBeenCalledOnce();
});
