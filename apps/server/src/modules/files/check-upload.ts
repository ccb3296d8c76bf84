import { assetTypes, attachmentTypes, imageTypes } from '@portal/api/contract';
import { uploadRefusal } from '@portal/api/rules';
import { fileTypeFromBuffer } from 'file-type';
import { ProblemError, refuse } from '../../http/problem.ts';
import { fileNameOf } from './file-name.ts';
import { reencoded } from './images.ts';
import { isPlainText } from './plain-text.ts';
import { isModestArchive } from './zip.ts';

export interface CheckedFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

type Ending = (typeof attachmentTypes | typeof assetTypes)[number];

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
};

export function checkAttachments(files: readonly File[], field: string): Promise<CheckedFile[]> {
  return Promise.all(files.map((file) => checkFile(file, field, attachmentTypes)));
}

export function checkAsset(file: File, field: string): Promise<CheckedFile> {
  return checkFile(file, field, assetTypes);
}

export function checkImage(file: File, field: string): Promise<CheckedFile> {
  return checkFile(file, field, imageTypes);
}

/** Believes neither name nor declared type: size and content decide, and pictures are drawn anew. */
async function checkFile(file: File, field: string, allowed: readonly Ending[]): Promise<CheckedFile> {
  const name = fileNameOf(file.name);
  refuse(uploadRefusal({ name, size: file.size }, allowed, field));
  const ending = allowed.find((known) => name.toLowerCase().endsWith(`.${known}`));
  if (ending === undefined) throw wrongContent(name, field);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { content, type } = kinds[ending];
  if (!(await isReally(content, bytes))) throw wrongContent(name, field);
  if (content === 'png' || content === 'jpg') {
    const picture = await reencoded(bytes, content);
    if (picture === null) throw wrongContent(name, field);
    return { name, type, bytes: picture };
  }
  return { name, type, bytes };
}

async function isReally(content: string | null, bytes: Uint8Array): Promise<boolean> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (content === null) return found === undefined && isPlainText(bytes);
  if (found?.ext !== content) return false;
  return !content.endsWith('x') || isModestArchive(bytes);
}

function wrongContent(name: string, field: string): ProblemError {
  return new ProblemError('unsupported_file', `${name} is damaged or not what its name says`, { field });
}
