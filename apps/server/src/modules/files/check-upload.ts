import {
  assetTypes,
  attachmentTypes,
  contentImportTypes,
  enquiryTypes,
  imageTypes,
  nameSoundTypes,
  uploadBytes,
  type UploadKind,
  uploadKindOf,
} from '@portal/api/contract';
import { nameSoundRefusal, readWave, uploadRefusal, writeWave } from '@portal/rules';
import { fileTypeFromBuffer } from 'file-type';
import type * as z from 'zod';
import type { FileStore } from '../../adapters/file-store.ts';
import { ProblemError, refuse } from '../../http/problem.ts';
import { fileNameOf } from './file-name.ts';
import { isDrawingBusy, pixelsOf, reencoded } from './images.ts';
import { isPlainText } from './plain-text.ts';
import { isHarmlessArchive } from './zip.ts';

/** A file as it is kept: its bytes are stored under their hash. */
export interface CheckedFile {
  name: string;
  type: string;
  /** How many. */
  bytes: number;
  hash: string;
}

/** Ten photos of a phone. */
const mostPixelsAtOnce = 160_000_000;

/** What is read for what it tells is looked at by who reads it, and not kept. */
type StoredKind = Exclude<UploadKind, 'contentImport'>;

type Ending = (typeof attachmentTypes | typeof assetTypes | typeof enquiryTypes | typeof nameSoundTypes)[number];

/** How a file must begin for its ending to be believed, as `file-type` names it, and what it is served as. */
const kinds: Record<Ending, { content: string | null; type: string }> = {
  pdf: { content: 'pdf', type: 'application/pdf' },
  doc: { content: 'cfb', type: 'application/msword' },
  xls: { content: 'cfb', type: 'application/vnd.ms-excel' },
  mp4: { content: 'mp4', type: 'video/mp4' },
  docx: { content: 'docx', type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  xlsx: { content: 'xlsx', type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
  pptx: { content: 'pptx', type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation' },
  ppt: { content: 'cfb', type: 'application/vnd.ms-powerpoint' },
  txt: { content: null, type: 'text/plain; charset=utf-8' },
  png: { content: 'png', type: 'image/png' },
  jpeg: { content: 'jpg', type: 'image/jpeg' },
  jpg: { content: 'jpg', type: 'image/jpeg' },
  gif: { content: 'gif', type: 'image/gif' },
  tiff: { content: 'tif', type: 'image/tiff' },
  tif: { content: 'tif', type: 'image/tiff' },
  bmp: { content: 'bmp', type: 'image/bmp' },
  csv: { content: null, type: 'text/csv; charset=utf-8' },
  wav: { content: 'wav', type: 'audio/wav' },
};

const endingsOf: Record<StoredKind, readonly Ending[]> = {
  attachment: attachmentTypes,
  asset: assetTypes,
  picture: imageTypes,
  avatar: imageTypes,
  nameSound: nameSoundTypes,
  enquiry: enquiryTypes,
};

const checked = new WeakMap<File, CheckedFile>();

/**
 * Looks at every file of a form, one after the other, before anything is done with the call: name and declared type are believed by nobody,
 * size and content decide, pictures are drawn anew, and sounds are written anew. `contentOf` tells of each from then on.
 */
export async function checkFiles(schema: z.ZodObject, body: object, store: FileStore): Promise<void> {
  const budget = { pixels: mostPixelsAtOnce };
  for (const [name, value] of Object.entries(body)) {
    const files = [value].flat().filter((one) => one instanceof File);
    if (files.length === 0) continue;
    const shape = schema.shape[name];
    const kind = shape === undefined ? null : uploadKindOf(shape);
    if (kind === null) throw new Error(`The contract does not say what the files of '${name}' may be`);
    for (const file of files) {
      if (kind === 'contentImport') {
        refuse(uploadRefusal(file, contentImportTypes, `body.${name}`, uploadBytes[kind]));
        continue;
      }
      const { bytes, ...details } = await looked(file, { field: `body.${name}`, kind, budget });
      checked.set(file, { ...details, bytes: bytes.byteLength, hash: await store.put(bytes) });
    }
  }
}

/** The same of one file that comes otherwise; what it is refused for is thrown. */
export async function checkFile(file: File, kind: StoredKind, store: FileStore): Promise<CheckedFile> {
  const { bytes, ...details } = await looked(file, { field: 'file', kind, budget: { pixels: mostPixelsAtOnce } });
  return { ...details, bytes: bytes.byteLength, hash: await store.put(bytes) };
}

/** A file of a form that was looked at. */
export function contentOf(file: File): CheckedFile {
  const content = checked.get(file);
  if (content === undefined) throw new Error('A file is used that nobody has looked at');
  return content;
}

interface Expected {
  field: string;
  kind: StoredKind;
  /** What the pictures of the form may still have. */
  budget: { pixels: number };
}

async function looked(file: File, { field, kind, budget }: Expected) {
  const name = fileNameOf(file.name);
  const allowed = endingsOf[kind];
  refuse(uploadRefusal({ name, size: file.size }, allowed, field, uploadBytes[kind]));
  const ending = allowed.find((known) => name.toLowerCase().endsWith(`.${known}`));
  if (ending === undefined) throw wrongContent(name, field);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { content, type } = kinds[ending];
  if (!(await isReally(content, bytes))) throw wrongContent(name, field);
  if (content === 'wav') return { name, type, bytes: rewritten(bytes, field) };
  if (content !== 'png' && content !== 'jpg') return { name, type, bytes };
  budget.pixels -= await pixelsOf(bytes);
  if (budget.pixels < 0) throw tooManyPixels(field);
  if (isDrawingBusy()) throw busy();
  const picture = await reencoded(bytes, content);
  if (picture === null) throw wrongContent(name, field);
  return { name, type, bytes: picture };
}

/** The samples of a sound alone: whatever else stood in the file is gone. */
function rewritten(bytes: Uint8Array, field: string): Uint8Array<ArrayBuffer> {
  const samples = readWave(bytes);
  refuse(nameSoundRefusal(samples, field));
  return writeWave(samples ?? new Int16Array());
}

async function isReally(content: string | null, bytes: Uint8Array): Promise<boolean> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (content === null) return found === undefined && isPlainText(bytes);
  if (found?.ext !== content) return false;
  return !content.endsWith('x') || isHarmlessArchive(bytes);
}

function wrongContent(name: string, field: string): ProblemError {
  return new ProblemError('unsupported_file', `${name} is damaged or not what its name says`, { field });
}

function tooManyPixels(field: string): ProblemError {
  return new ProblemError('too_large', 'These pictures are too large together. Send fewer at a time, or smaller ones', {
    field,
  });
}

function busy(): ProblemError {
  return new ProblemError('rate_limited', 'Many pictures are being sent right now. Try again in a moment', {
    retryAfterSeconds: 5,
  });
}
