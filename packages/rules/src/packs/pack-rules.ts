import { invalid, limits, type Refusal } from '@portal/api/rules';

const gigabyte = 1024 ** 3;

export interface PackWeight {
  /** Evidence and certificates. */
  files: number;
  /** Of the evidence. */
  bytes: number;
}

export type PackExcess = 'files' | 'bytes';

/** What of a pack is more than is packed; null: it can be made. */
export function packExcess({ files, bytes }: PackWeight): PackExcess | null {
  if (files > limits.pack.files) return 'files';
  return bytes > limits.pack.bytes ? 'bytes' : null;
}

export function packRefusal(weight: PackWeight): Refusal | null {
  const excess = packExcess(weight);
  if (excess === null) return null;
  const most = excess === 'files' ? `${limits.pack.files} files` : `${limits.pack.bytes / gigabyte} GB of evidence`;
  return {
    code: 'too_large',
    message: `A pack holds at most ${most}. Take evidence that proves the same twice out of your records, or ask the organisation.`,
  };
}

/** A pack tells of an earlier day only what is known of it; `since` is the first day of which all is known, null: of every day. */
export function packDayRefusal(
  asOf: string | null,
  { today, since }: { today: string; since: string | null },
): Refusal | null {
  if (asOf === null) return null;
  if (asOf > today) return invalid('query.asOf', 'This day is to come');
  return since !== null && asOf < since ? invalid('query.asOf', `What changed is kept since ${since}`) : null;
}

/** Nothing proves it: no file, and nobody but its owner says so; a certificate of what they entered says no more. */
export function lacksEvidence({
  files,
  isConfirmed,
}: {
  files: readonly { isRemoved: boolean }[];
  isConfirmed: boolean;
}): boolean {
  return !isConfirmed && files.every(({ isRemoved }) => isRemoved);
}
