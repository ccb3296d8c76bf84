import { invalid, limits, type Refusal } from '@portal/api/rules';

const { seconds, hertz, quietest } = limits.nameSound;

/** A sound has one form, which every browser plays and every byte of which can be checked: PCM of 16 bits, one channel. */
const form = { pcm: 1, channels: 1, hertz, bytesASecond: hertz * 2, bytesASample: 2, bits: 16 };
const partHead = 8;
const formBytes = 16;
const headBytes = 12 + partHead + formBytes + partHead;

/** A WAV file of these samples and nothing else. */
export function writeWave(samples: Int16Array): Uint8Array<ArrayBuffer> {
  const bytes = samples.length * form.bytesASample;
  const view = new DataView(new ArrayBuffer(headBytes + bytes));
  const words = [
    [0, 'RIFF'],
    [8, 'WAVE'],
    [12, 'fmt '],
    [36, 'data'],
  ] as const;
  for (const [at, word] of words) for (let i = 0; i < 4; i += 1) view.setUint8(at + i, word.charCodeAt(i));
  view.setUint32(4, headBytes + bytes - partHead, true);
  view.setUint32(16, formBytes, true);
  view.setUint16(20, form.pcm, true);
  view.setUint16(22, form.channels, true);
  view.setUint32(24, form.hertz, true);
  view.setUint32(28, form.bytesASecond, true);
  view.setUint16(32, form.bytesASample, true);
  view.setUint16(34, form.bits, true);
  view.setUint32(40, bytes, true);
  samples.forEach((sample, i) => view.setInt16(headBytes + i * form.bytesASample, sample, true));
  return new Uint8Array(view.buffer);
}

/** The samples of a WAV file in this form; null where it is none, or anything stands before, between or behind its parts. Parts that say something else are passed over. */
export function readWave(file: Uint8Array): Int16Array | null {
  const [first, ...others] = partsOf(file) ?? [];
  const [data, ...more] = others.filter(({ name }) => name === 'data' || name === 'fmt ');
  if (first?.name !== 'fmt ' || !isInForm(first.view) || data?.name !== 'data' || more.length > 0) return null;
  const { view } = data;
  if (view.byteLength % form.bytesASample !== 0) return null;
  return Int16Array.from({ length: view.byteLength / form.bytesASample }, (_, i) =>
    view.getInt16(i * form.bytesASample, true),
  );
}

interface Part {
  name: string;
  view: DataView;
}

function partsOf(file: Uint8Array): Part[] | null {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const end = view.byteLength;
  if (end < headBytes || nameAt(view, 0) !== 'RIFF' || nameAt(view, 8) !== 'WAVE') return null;
  if (view.getUint32(4, true) !== end - partHead) return null;
  const parts: Part[] = [];
  let at = 12;
  while (at < end) {
    if (at + partHead > end) return null;
    const bytes = view.getUint32(at + 4, true);
    const begins = at + partHead;
    if (begins + bytes > end) return null;
    parts.push({ name: nameAt(view, at), view: new DataView(file.buffer, file.byteOffset + begins, bytes) });
    // A part of an odd length is followed by a byte that belongs to none.
    at = begins + bytes + (bytes % 2);
  }
  return at === end ? parts : null;
}

function nameAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(at + i)));
}

function isInForm(view: DataView): boolean {
  return (
    view.byteLength === formBytes &&
    view.getUint16(0, true) === form.pcm &&
    view.getUint16(2, true) === form.channels &&
    view.getUint32(4, true) === form.hertz &&
    view.getUint32(8, true) === form.bytesASecond &&
    view.getUint16(12, true) === form.bytesASample &&
    view.getUint16(14, true) === form.bits
  );
}

/** Why samples are not somebody’s name: they are none, too many, or nothing is heard in them. */
export function nameSoundRefusal(samples: Int16Array | null, field: string): Refusal | null {
  if (samples === null) {
    const message = 'The recording is damaged or not a WAV of 16 bits, one channel and 16,000 samples a second';
    return { code: 'unsupported_file', message, field };
  }
  if (samples.length > seconds * hertz)
    return { code: 'too_large', message: `A recorded name has at most ${seconds} seconds`, field };
  return isSilent(samples) ? invalid(field, 'Nothing can be heard in the recording') : null;
}

function isSilent(samples: Int16Array): boolean {
  return samples.every((sample) => Math.abs(sample) < quietest);
}
