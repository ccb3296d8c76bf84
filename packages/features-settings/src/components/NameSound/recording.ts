import { limits } from '@portal/api';
import type { Microphone, Recorder, RecordingProblem } from './recorder.ts';

/** How far somebody has come with recording; seconds are those that are left. */
export type RecordingPhase =
  | { kind: 'idle' }
  | { kind: 'asking' }
  | { kind: 'counting'; seconds: number }
  | { kind: 'recording'; seconds: number }
  | { kind: 'reading' }
  | { kind: 'recorded'; sound: File }
  | { kind: 'failed'; problem: RecordingProblem };

export interface Recording {
  record(): Promise<void>;
  /** Ends what is recorded; while it is counted down to it, takes it back. */
  stop(): Promise<void>;
  /** Forgets what was recorded, and turns the microphone off. */
  discard(): void;
}

/** Counted down before anything is kept: what a screen reader says of it is not recorded. */
export const leadSeconds = 3;

/** One recording after another, each told as it goes on. */
export function createRecording(recorder: Recorder, onPhase: (phase: RecordingPhase) => void): Recording {
  let phase: RecordingPhase = { kind: 'idle' };
  let microphone: Microphone | null = null;
  let stopClock: (() => void) | null = null;
  /** What is answered to a turn that is over is for nobody. */
  let turn = 0;

  function enter(next: RecordingPhase): void {
    phase = next;
    onPhase(next);
  }

  function countDown(from: number, kind: 'counting' | 'recording', done: () => void): void {
    let seconds = from;
    enter({ kind, seconds });
    stopClock = recorder.everySecond(() => {
      seconds -= 1;
      if (seconds > 0) return enter({ kind, seconds });
      stopClock?.();
      done();
    });
  }

  async function record(): Promise<void> {
    if (isUnderWay(phase)) return;
    turn += 1;
    const own = turn;
    enter({ kind: 'asking' });
    const opened = await recorder.open();
    if (own !== turn) return typeof opened === 'string' ? undefined : opened.close();
    if (typeof opened === 'string') return enter({ kind: 'failed', problem: opened });
    microphone = opened;
    countDown(leadSeconds, 'counting', () => {
      if (!opened.start()) return giveUp();
      countDown(limits.nameSound.seconds, 'recording', () => void stop());
    });
  }

  async function stop(): Promise<void> {
    // The second press of a double one comes before the first second is over.
    if (phase.kind === 'counting' && phase.seconds < leadSeconds) return discard();
    if (phase.kind !== 'recording' || microphone === null) return;
    const [own, on] = [turn, microphone];
    stopClock?.();
    microphone = null;
    enter({ kind: 'reading' });
    const sound = await on.stop();
    if (own !== turn) return;
    enter(typeof sound === 'string' ? { kind: 'failed', problem: sound } : { kind: 'recorded', sound });
  }

  function turnOff(): void {
    turn += 1;
    stopClock?.();
    microphone?.close();
    microphone = null;
  }

  function giveUp(): void {
    turnOff();
    enter({ kind: 'failed', problem: 'missing' });
  }

  function discard(): void {
    turnOff();
    enter({ kind: 'idle' });
  }

  return { record, stop, discard };
}

/** A microphone is asked for, on, or being turned off. */
export function isUnderWay({ kind }: RecordingPhase): boolean {
  return kind === 'asking' || kind === 'counting' || kind === 'recording' || kind === 'reading';
}
