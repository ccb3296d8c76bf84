import { ProblemError } from '../../../http/problem.ts';

const field = 'body.file';

/** The text of a file: UTF-8, or UTF-16 with its mark. What is neither is refused, since guessing would change letters. */
export function readImportText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  const text = decoded(bytes, encoding);
  if (text === null || text.includes('\0') || declaresAnother(text)) throw notUtf8();
  return text;
}

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** A document that says it is something else is believed, unless it has no letter that would be read otherwise. */
function declaresAnother(text: string): boolean {
  const [, named = 'utf-8'] = /^\s{0,100}<\?xml[^>]{0,200}?\sencoding=["']([\w-]{1,40})["']/.exec(text) ?? [];
  return !/^utf-?(?:8|16)/i.test(named) && /[\u0080-\uffff]/.test(text);
}

function notUtf8(): ProblemError {
  return new ProblemError('unsupported_file', 'This file is not UTF-8. Save it as UTF-8, and send it again', { field });
}

export function noExport(): ProblemError {
  return new ProblemError('unsupported_file', 'This is no export of WordPress', { field });
}

/** A document type brings entities along, which a text of members does not need. */
export function hasDocumentType(): ProblemError {
  return new ProblemError(
    'unsupported_file',
    'This file has a document type (DTD), which an export of WordPress has not',
    {
      field,
    },
  );
}

export function tooManyEntries(most: number): ProblemError {
  return new ProblemError('too_large', `At most ${most.toLocaleString('en')} entries at once. Export fewer of them`, {
    field,
  });
}
