import { sampleSound } from '@portal/stories/samples/sounds';
import type { Microphone, Recorder } from '../components/NameSound/recorder.ts';

interface SampleRecorderOptions {
  isOffered?: boolean;
  /** What the browser answers where it gives no microphone. */
  answer?: 'refused' | 'missing';
  /** The microphone is pulled out before anything is kept. */
  isPulledOut?: boolean;
  /** What comes of it. */
  heard?: Awaited<ReturnType<Microphone['stop']>>;
}

/** A recorder without a microphone, whose seconds go by as it is told. */
export function sampleRecorder(options: SampleRecorderOptions = {}) {
  const { isOffered = true, answer, isPulledOut = false, heard = sampleSound() } = options;
  const ticks = new Set<() => void>();
  /** Microphones that were asked for, those that are on, and those that keep what they hear. */
  const count = { requested: 0, on: 0, hearing: 0 };
  const recorder: Recorder = {
    isOffered: () => isOffered,
    async open() {
      count.requested += 1;
      if (answer !== undefined) return answer;
      count.on += 1;
      return microphone();
    },
    everySecond(tick) {
      ticks.add(tick);
      return () => ticks.delete(tick);
    },
  };

  function microphone(): Microphone {
    const close = () => {
      count.on = 0;
      count.hearing = 0;
    };
    return {
      start() {
        if (!isPulledOut) count.hearing += 1;
        return !isPulledOut;
      },
      async stop() {
        close();
        return heard;
      },
      close,
    };
  }

  return {
    recorder,
    count,
    pass(seconds: number) {
      for (let second = 0; second < seconds; second += 1) for (const tick of [...ticks]) tick();
    },
  };
}
