import { defineMessages } from '../messages/define-messages.ts';

export interface UploadLimits {
  /** File name endings without the dot, in the order to be shown. */
  types: readonly string[];
  maxBytes: number;
  maxCount: number;
  /** How many are there already. */
  present?: number;
}

export type UploadReason = 'type' | 'size' | 'empty' | 'count';

export interface RejectedUpload<F> {
  file: F;
  reason: UploadReason;
}

export interface UploadVerdict<F> {
  accepted: F[];
  rejected: RejectedUpload<F>[];
}

interface FileLike {
  name: string;
  size: number;
}

/** What a general uploader takes. */
export const generalUpload: UploadLimits = {
  types: ['pdf', 'docx', 'xlsx', 'txt', 'png', 'jpeg', 'jpg', 'pptx', 'ppt'],
  maxBytes: 5_242_880,
  maxCount: 10,
};

/** Words for a refused file; `type` wants the list of endings. */
export const uploadMessages = defineMessages('uploads', {
  type: 'Allowed only: {list} file types',
  size: 'Maximum allowed file size is 5Mb',
  empty: 'The file is empty',
  count: 'You can add {max} files at most',
});

/** Divides chosen files into those to take and those to refuse, with the first reason found. The server looks at the content as well. */
export function uploadRules<F extends FileLike>(files: Iterable<F>, limits: UploadLimits): UploadVerdict<F> {
  const accepted: F[] = [];
  const rejected: RejectedUpload<F>[] = [];
  let room = limits.maxCount - (limits.present ?? 0);
  for (const file of files) {
    const reason = reasonOf(file, limits, room);
    if (reason === null) {
      accepted.push(file);
      room -= 1;
    } else rejected.push({ file, reason });
  }
  return { accepted, rejected };
}

function reasonOf(file: FileLike, limits: UploadLimits, room: number): UploadReason | null {
  if (!limits.types.includes(fileEnding(file.name))) return 'type';
  if (file.size > limits.maxBytes) return 'size';
  if (file.size === 0) return 'empty';
  return room > 0 ? null : 'count';
}

/** `pdf` of `Report.PDF`, empty when there is none. */
export function fileEnding(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}

const previewable: readonly string[] = ['png', 'jpeg', 'jpg'];

/** Only pictures of common kinds are previewed. */
export function isPreviewable(name: string): boolean {
  return previewable.includes(fileEnding(name));
}
