import { limits } from '@portal/api/rules';
import { expect, test } from 'vitest';
import { nameSoundRefusal, readWave, writeWave } from './name-sound.ts';

const { hertz, seconds } = limits.nameSound;
const quietest: number = limits.nameSound.quietest;
const samples = Int16Array.of(0, 1, -1, 32_767, -32_768, 300);

function changed(change: (view: DataView) => void): Uint8Array<ArrayBuffer> {
  const file = writeWave(samples);
  change(new DataView(file.buffer));
  return file;
}

/** Some bytes behind a file, which says that they belong to it. */
function joined(part: number[], bytes = writeWave(samples)): Uint8Array {
  const file = Uint8Array.from([...bytes, ...part]);
  new DataView(file.buffer).setUint32(4, file.length - 8, true);
  return file;
}

const letters = (word: string) => [...word].map((letter) => letter.charCodeAt(0));

test('what is written is read, whatever else stands in the file is passed over, and it is never larger than it may be sent', () => {
  expect(readWave(writeWave(samples))).toEqual(samples);
  expect(readWave(joined([...letters('LIST'), 3, 0, 0, 0, 60, 98, 62, 0]))).toEqual(samples);
  // As a part of something larger.
  expect(readWave(Uint8Array.from([7, ...writeWave(samples)]).subarray(1))).toEqual(samples);
  expect(writeWave(new Int16Array(hertz * seconds)).length).toBeLessThan(limits.nameSound.bytes);
});

test.each([
  ['nothing', new Uint8Array()],
  ['words', new TextEncoder().encode('How my name is said, spelt as it sounds, in more than 44 bytes')],
  ['a file that is cut', writeWave(samples).subarray(0, -2)],
  ['a file with something behind it', Uint8Array.from([...writeWave(samples), 1, 2])],
  ['a part without its end', joined(letters('LIST'))],
  ['a part that is longer than the file', joined([...letters('LIST'), 255, 255, 255, 255])],
  ['samples twice', joined([...letters('data'), 2, 0, 0, 0, 1, 1])],
  ['a form twice', joined([...letters('fmt '), 0, 0, 0, 0])],
  [
    'half a sample',
    joined(
      [],
      changed((view) => view.setUint32(40, 11, true)),
    ),
  ],
  ['no samples', changed((view) => view.setUint8(36, 0))],
  ['the form after the samples', changed((view) => view.setUint8(12, 0))],
  ['floats', changed((view) => view.setUint16(20, 3, true))],
  ['two channels', changed((view) => view.setUint16(22, 2, true))],
  ['another rate', changed((view) => view.setUint32(24, 8_000, true))],
  ['a rate of bytes that is not that of samples', changed((view) => view.setUint32(28, 1, true))],
  ['samples of three bytes', changed((view) => view.setUint16(32, 3, true))],
  ['24 bits', changed((view) => view.setUint16(34, 24, true))],
])('%s is no sound that is kept', (_, file) => {
  expect(readWave(file)).toBeNull();
});

test('a name is heard, for ten seconds at most', () => {
  const loud = (length: number, loudness = quietest) => new Int16Array(length).fill(loudness);
  expect(nameSoundRefusal(loud(hertz * seconds), 'sound')).toBeNull();
  expect(nameSoundRefusal(loud(1, -quietest), 'sound')).toBeNull();
  expect(nameSoundRefusal(loud(hertz * seconds + 1), 'sound')?.code).toBe('too_large');
  expect(nameSoundRefusal(loud(hertz, quietest - 1), 'sound')).toMatchObject({ code: 'invalid_input', field: 'sound' });
  expect(nameSoundRefusal(loud(0), 'sound')?.code).toBe('invalid_input');
  expect(nameSoundRefusal(null, 'sound')?.code).toBe('unsupported_file');
});
