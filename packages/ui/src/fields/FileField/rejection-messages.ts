import type { AcceptedFiles, FileRules, Rejection } from './accept-files.ts';
import { formatBytes } from './format-bytes.ts';

/** What to say of a refused file; a function is given the file. */
export type RejectionWords = Partial<Record<Rejection, string | ((file: File) => string)>>;

export interface RejectionMessage {
  /** The file, or null for what concerns them all. */
  name: string | null;
  text: string;
}

/** One message per refused file; that there are too many is said once. */
export function rejectionMessages(
  rejected: AcceptedFiles['rejected'],
  words: RejectionWords,
  rules: FileRules,
): RejectionMessage[] {
  const usual: Record<Rejection, string> = {
    type: `Allowed only: ${rules.accept.join(', ')} file types`,
    size: `At most ${formatBytes(rules.maxBytes)} per file`,
    count: rules.maxCount === 1 ? 'Only one file can be added' : `At most ${rules.maxCount} files can be added`,
    total: `At most ${formatBytes(rules.maxTotalBytes ?? Infinity)} together`,
  };
  const messages = rejected.map(({ file, reason }) => {
    const text = words[reason] ?? usual[reason];
    return { name: reason === 'count' ? null : file.name, text: typeof text === 'string' ? text : text(file) };
  });
  return messages.filter(({ name, text }, index) => {
    return name !== null || messages.findIndex((other) => other.text === text) === index;
  });
}
