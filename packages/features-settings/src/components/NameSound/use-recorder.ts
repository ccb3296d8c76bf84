import { useEffect, useState } from 'react';
import type { Recorder } from './recorder.ts';
import { createRecording, type Recording, type RecordingPhase } from './recording.ts';

interface RecorderState extends Recording {
  phase: RecordingPhase;
  isOffered: boolean;
}

/** A recording of some seconds. Whoever leaves the page turns the microphone off. */
export function useRecorder(recorder: Recorder): RecorderState {
  const [phase, setPhase] = useState<RecordingPhase>({ kind: 'idle' });
  const [recording] = useState(() => createRecording(recorder, setPhase));
  useEffect(() => () => recording.discard(), [recording]);
  return { ...recording, phase, isOffered: recorder.isOffered() };
}
