import { useEffect, useRef, useState } from 'react';
import type { Recorder } from './recorder.ts';
import { createRecording, type Recording, type RecordingPhase } from './recording.ts';

interface RecorderState extends Recording {
  phase: RecordingPhase;
  isOffered: boolean;
}

/** A recording of some seconds. Whoever leaves the page turns the microphone off. */
export function useRecorder(recorder: Recorder, onRecorded?: (sound: File) => void): RecorderState {
  const [phase, setPhase] = useState<RecordingPhase>({ kind: 'idle' });
  const latestOnRecorded = useRef(onRecorded);
  useEffect(() => {
    latestOnRecorded.current = onRecorded;
  });
  const [recording] = useState(() =>
    createRecording(recorder, (next) => {
      setPhase(next);
      if (next.kind === 'recorded') latestOnRecorded.current?.(next.sound);
    }),
  );
  useEffect(() => () => recording.discard(), [recording]);
  return { ...recording, phase, isOffered: recorder.isOffered() };
}
