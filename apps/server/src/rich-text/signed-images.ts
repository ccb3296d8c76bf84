import { Parser } from 'htmlparser2';
import { assetIdOf } from '../signing/asset-urls.ts';

const allowedAttributes = ['alt', 'width', 'height'];

/**
 * Gives the pictures of a stored text addresses that work now, and leaves out those for which `urlOf` has none. Pictures are found by
 * parsing: what looks like one in words or in an attribute is only words.
 */
export function withSignedImages(html: string, urlOf: (assetId: string) => string | null): string {
  if (!html.includes('<img')) return html;
  let signed = '';
  let done = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name !== 'img') return;
      signed += html.slice(done, parser.startIndex) + image(attributes, urlOf);
      done = parser.endIndex + 1;
    },
  });
  parser.end(html);
  return signed + html.slice(done);
}

function image(attributes: Record<string, string>, urlOf: (assetId: string) => string | null): string {
  const id = assetIdOf(attributes['src'] ?? '');
  const src = id === null ? null : urlOf(id);
  if (src === null) return '';
  const others = allowedAttributes.flatMap((name) => {
    const value = attributes[name];
    return value === undefined ? [] : [` ${name}="${escaped(value)}"`];
  });
  return `<img src="${escaped(src)}"${others.join('')} />`;
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
