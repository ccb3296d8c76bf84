import { Parser } from 'htmlparser2';
import { cleanedText } from './cleaned-text.ts';

const shortcode = /\[\/?(?:caption|gallery|embed|audio|video|playlist)\b[^\]\n]{0,500}\]/g;
const hasBlocks = /<(?:p|h[1-6]|ul|ol|table|blockquote|div|pre)\b/i;

/** A text of WordPress as one of the portal: its older editor keeps paragraphs as empty lines. */
export function wordpressHtml(content: string): string {
  const text = content.replaceAll('\r', '').replaceAll(shortcode, '');
  return cleanedText(hasBlocks.test(text) ? text : paragraphs(text));
}

function paragraphs(text: string): string {
  return text
    .split('\n\n')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => `<p>${part.replaceAll('\n', '<br />')}</p>`)
    .join('');
}

/** Pictures that a text would need, each once; they do not come along. */
export function picturesOf(content: string): string[] {
  const found = new Set<string>();
  const parser = new Parser({
    onopentag(name, { src }) {
      if (name === 'img' && src !== undefined && /^https?:\/\//i.test(src)) found.add(src.slice(0, 2_000));
    },
  });
  parser.end(content);
  return [...found];
}

/** What is read of a text with markup, by eyes or ears. */
export function plainWords(html: string): string {
  let words = '';
  const parser = new Parser({
    ontext(text) {
      words += text;
    },
  });
  parser.end(html);
  return words;
}
