import { type RefObject, useEffect, useRef, useState } from 'react';
import { createCodeReader } from './code-reader.ts';
import { newCodes } from './new-codes.ts';

/** `unreadable`: what reads codes could not be loaded, so that a camera is of no use. */
export type CameraState = 'starting' | 'on' | 'refused' | 'missing' | 'unreadable';

/** How often a picture is looked at. */
const lookMs = 120;

/** The camera of the device, as long as it is shown, and the codes that it sees. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, onRead: (text: string) => void): CameraState {
  const [state, setState] = useState<CameraState>('starting');
  const latestOnRead = useRef(onRead);
  useEffect(() => {
    latestOnRead.current = onRead;
  });
  useEffect(() => {
    const stop = startCamera(video.current, setState, (text) => latestOnRead.current(text));
    return stop;
  }, [video]);
  return state;
}

function startCamera(
  video: HTMLVideoElement | null,
  onState: (state: CameraState) => void,
  onRead: (text: string) => void,
): () => void {
  let stream: MediaStream | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  async function start(): Promise<void> {
    if (video === null || !('mediaDevices' in navigator)) return onState('missing');
    const read = await createCodeReader().catch(() => null);
    if (isStopped) return;
    if (read === null) return onState('unreadable');
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
    if (isStopped) return stop();
    video.srcObject = stream;
    await video.play();
    onState('on');
    const isNew = newCodes();
    const look = async () => {
      const text = await read(video).catch(() => null);
      if (isStopped) return;
      if (isNew(text, performance.now()) && text !== null) onRead(text);
      timer = setTimeout(() => void look(), lookMs);
    };
    await look();
  }

  function stop(): void {
    isStopped = true;
    clearTimeout(timer);
    for (const track of stream?.getTracks() ?? []) track.stop();
  }

  start().catch((error: unknown) => {
    if (!isStopped) onState(error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'missing');
  });
  return stop;
}
