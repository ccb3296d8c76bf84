import { useEffect, useState } from 'react';

export interface Playing {
  isPlaying: boolean;
  play(): void;
  stop(): void;
}

interface Player {
  audio: HTMLAudioElement;
  /** Of what was just recorded, which the browser keeps until it is told not to. */
  made: string | null;
}

/** A short sound, by its address or as it was just recorded, of which nothing is fetched until it is played. It ends with what shows it, and where another takes its place. */
export function useSound(sound: string | Blob | null, onFailed?: () => void): Playing {
  const [player, setPlayer] = useState<Player | null>(null);
  useEffect(() => () => setPlayer(null), [sound]);
  useEffect(() => {
    if (player === null) return undefined;
    return () => {
      player.audio.pause();
      if (player.made !== null) URL.revokeObjectURL(player.made);
    };
  }, [player]);

  function play(): void {
    if (sound === null) return;
    const [address, made] = typeof sound === 'string' ? [sound, null] : madeOf(sound);
    const audio = new Audio(address);
    const end = () => setPlayer((now) => (now?.audio === audio ? null : now));
    audio.addEventListener('ended', end);
    audio.addEventListener('error', end);
    setPlayer({ audio, made });
    audio.play().catch((error: unknown) => {
      // It was stopped before it began.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      end();
      onFailed?.();
    });
  }

  return { isPlaying: player !== null, play, stop: () => setPlayer(null) };
}

function madeOf(sound: Blob): [address: string, made: string] {
  const address = URL.createObjectURL(sound);
  return [address, address];
}
