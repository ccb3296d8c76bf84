import { endingOf } from './file-ending.ts';
import { canShrink } from './smaller-picture.ts';

export interface FileRules {
  /** Endings such as `pdf`. */
  accept: readonly string[];
  /** Bytes; a file of exactly this size is taken, and a larger photo is made smaller. */
  maxBytes: number;
  maxCount: number;
  /** Bytes of all files together. */
  maxTotalBytes?: number | undefined;
}

export type Rejection = 'type' | 'size' | 'count' | 'total';

export interface AcceptedFiles {
  accepted: File[];
  rejected: { file: File; reason: Rejection }[];
}

export interface PresentFiles {
  count: number;
  bytes: number;
}

/** Sorts chosen files into those that may be added and those that may not, and says why. */
export function acceptFiles(chosen: readonly File[], rules: FileRules, present: PresentFiles): AcceptedFiles {
  const result: AcceptedFiles = { accepted: [], rejected: [] };
  let { count, bytes } = present;
  for (const file of chosen) {
    const reason = reasonAgainst(file, rules, { count, bytes });
    if (reason === null) {
      result.accepted.push(file);
      count += 1;
      bytes += sizeToSend(file, rules);
    } else result.rejected.push({ file, reason });
  }
  return result;
}

function reasonAgainst(file: File, rules: FileRules, present: PresentFiles): Rejection | null {
  if (!rules.accept.includes(endingOf(file.name))) return 'type';
  if (file.size > rules.maxBytes && !canShrink(file, rules)) return 'size';
  if (present.count >= rules.maxCount) return 'count';
  return present.bytes + sizeToSend(file, rules) > (rules.maxTotalBytes ?? Infinity) ? 'total' : null;
}

/** A photo that is made smaller takes as much as it may at most. */
function sizeToSend({ size }: File, { maxBytes }: FileRules): number {
  return Math.min(size, maxBytes);
}
