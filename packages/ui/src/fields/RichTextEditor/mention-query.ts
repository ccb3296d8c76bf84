export interface MentionQuery {
  /** What follows the sign, to search for. */
  text: string;
  /** How many characters stand between the start of the sign and the caret. */
  length: number;
}

const longest = 40;

/**
 * What is searched for while a mention is written: an at sign at the start of a word, then a name of at most two words.
 * Null where the words before the caret are none, as in an e-mail address.
 */
export function mentionQuery(before: string): MentionQuery | null {
  const found = /(?:^|[\s([{"'“‘\u00A0])@((?:[\p{L}\p{M}\d._'’-]+ ?){0,2})$/u.exec(before);
  const text = found?.[1];
  if (text === undefined || text.length > longest) return null;
  return { text: text.trim(), length: text.length + 1 };
}
