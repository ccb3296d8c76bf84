import { limits } from '@portal/api';
import { nameSoundRefusal, writeWave } from '@portal/rules';
import type { Microphone, Recorder } from './recorder.ts';

const { hertz, seconds } = limits.nameSound;

/** The microphone of this device, as far as this page may use it. */
export const browserRecorder: Recorder = {
  isOffered: () =>
    'mediaDevices' in navigator && typeof MediaRecorder === 'function' && typeof OfflineAudioContext === 'function',
  async open() {
    try {
      return microphoneOf(await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1 } }));
    } catch (error) {
      const name = error instanceof DOMException ? error.name : '';
      return name === 'NotAllowedError' || name === 'SecurityError' ? 'refused' : 'missing';
    }
  },
  everySecond(tick) {
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  },
};

function microphoneOf(stream: MediaStream): Microphone {
  const close = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  try {
    const recorder = new MediaRecorder(stream);
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    return {
      start() {
        try {
          // One that was pulled out or taken away meanwhile hears nothing.
          if (!stream.active) return false;
          recorder.start();
          return true;
        } catch {
          return false;
        }
      },
      async stop() {
        await stopped(recorder);
        close();
        return soundOf(new Blob(parts, { type: recorder.mimeType }));
      },
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

/** One whose microphone was pulled out has stopped already. */
async function stopped(recorder: MediaRecorder): Promise<void> {
  if (recorder.state === 'inactive') return;
  const isOver = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }));
  recorder.stop();
  await isOver;
}

/** Browsers record in forms of their own, which others do not play: what is kept has one form. */
async function soundOf(recorded: Blob): Promise<File | 'silent' | 'unreadable'> {
  if (recorded.size === 0) return 'silent';
  try {
    const context = new OfflineAudioContext(1, 1, hertz);
    const samples = samplesOf(await context.decodeAudioData(await recorded.arrayBuffer())).slice(0, hertz * seconds);
    if (nameSoundRefusal(samples, '') !== null) return 'silent';
    return new File([writeWave(samples)], 'name.wav', { type: 'audio/wav' });
  } catch {
    return 'unreadable';
  }
}

/** One channel, the mean of all that there are. */
function samplesOf(heard: AudioBuffer): Int16Array {
  const channels = Array.from({ length: heard.numberOfChannels }, (_, i) => heard.getChannelData(i));
  return Int16Array.from({ length: heard.length }, (_, at) => {
    const mean = channels.reduce((sum, channel) => sum + (channel[at] ?? 0), 0) / channels.length;
    return Math.round(Math.max(-1, Math.min(1, mean)) * 32_767);
  });
}
