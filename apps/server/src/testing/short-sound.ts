import { limits } from '@portal/api/contract';
import { writeWave } from '@portal/rules';

/** A tone of so many seconds, as a browser records and sends it. */
export function shortSound(seconds = 0.1, loudness = 8_000): File {
  const samples = Int16Array.from({ length: limits.nameSound.hertz * seconds }, (_, i) =>
    Math.round(loudness * Math.sin(i / 6)),
  );
  return new File([writeWave(samples)], 'my laptop.wav', { type: 'audio/wav' });
}
