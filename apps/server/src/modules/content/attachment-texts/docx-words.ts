import { unzipSync } from 'fflate';
import { Parser } from 'htmlparser2';

const part = 'word/document.xml';
/** Of the part with the text; what says that it is larger is not unpacked. */
const mostBytes = 20_971_520;
const parting = new Set(['w:p', 'w:tab', 'w:br', 'w:tc']);

/** The words of a Word document as far as they are asked for. */
export function docxWords(bytes: Uint8Array, most: { letters: number }): string {
  const parts = unzipSync(bytes, { filter: ({ name, originalSize }) => name === part && originalSize <= mostBytes });
  const document = parts[part];
  if (document === undefined) return '';
  let words = '';
  let isText = false;
  const parser = new Parser(
    {
      onopentag(name) {
        isText = name === 'w:t';
      },
      ontext(text) {
        if (isText && words.length < most.letters) words += text;
      },
      onclosetag(name) {
        isText = false;
        if (parting.has(name)) words += ' ';
        if (words.length >= most.letters) parser.pause();
      },
    },
    { xmlMode: true },
  );
  parser.end(new TextDecoder().decode(document));
  return words;
}
