export interface FileRules {
  /** Endings such as `pdf`. */
  accept: readonly string[];
  /** Bytes; a file of exactly this size is taken. */
  maxBytes: number;
  maxCount: number;
}

export type Rejection = 'type' | 'size' | 'count';

export interface AcceptedFiles {
  accepted: File[];
  rejected: { file: File; reason: Rejection }[];
}

/** Sorts chosen files into those that may be added and those that may not, and says why. */
export function acceptFiles(chosen: readonly File[], rules: FileRules, present: number): AcceptedFiles {
  const result: AcceptedFiles = { accepted: [], rejected: [] };
  for (const file of chosen) {
    const reason = reasonAgainst(file, rules, present + result.accepted.length);
    if (reason === null) result.accepted.push(file);
    else result.rejected.push({ file, reason });
  }
  return result;
}

function reasonAgainst(file: File, rules: FileRules, present: number): Rejection | null {
  const ending = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  if (!rules.accept.includes(ending)) return 'type';
  if (file.size > rules.maxBytes) return 'size';
  return present >= rules.maxCount ? 'count' : null;
}
