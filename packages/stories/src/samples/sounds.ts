import { limits } from '@portal/api';
import { writeWave } from '@portal/rules';

function tone(seconds: number): Uint8Array<ArrayBuffer> {
  const length = Math.round(limits.nameSound.hertz * seconds);
  return writeWave(Int16Array.from({ length }, (_, i) => Math.round(8_000 * Math.sin(i / 6))));
}

/** A tone in place of a name, as a recorder hands it on. */
export function sampleSound(seconds = 0.2): File {
  return new File([tone(seconds)], 'name.wav', { type: 'audio/wav' });
}

/** The same as an address. */
export const sampleSoundUrl = `data:audio/wav;base64,${btoa(String.fromCharCode(...tone(0.2)))}`;
