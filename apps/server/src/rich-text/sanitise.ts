import sanitizeHtml from 'sanitize-html';
import { assetIdOf, assetPath } from '../modules/files/asset-urls.ts';

const marks = ['strong', 'em', 'u', 's', 'code', 'br'];
const blocks = ['p', 'ul', 'ol', 'li', 'blockquote'];
const pages = ['h2', 'h3', 'h4', 'pre', 'hr', 'img', 'table', 'thead', 'tbody', 'tr', 'th', 'td'];
/** Tags that older editors write for the same marks. */
const sameAs: Record<string, string> = {
  b: 'strong',
  i: 'em',
  strike: 's',
  del: 's',
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
  div: 'p',
};

export interface RichTextOptions {
  /** Pictures may show only files of the text's own post. */
  ownAssetIds?: readonly string[];
}

/** Keeps the allow-list of a post, about text or terms: what is not on it is dropped, scripts with their content. */
export function sanitisePage(html: string, { ownAssetIds = [] }: RichTextOptions = {}): string {
  return clean(html, [...blocks, ...marks, ...pages, 'a'], new Set(ownAssetIds));
}

/** Keeps the narrower allow-list of a comment: paragraphs, lists, quotes, marks and links. */
export function sanitiseComment(html: string): string {
  return clean(html, [...blocks, ...marks, 'a'], new Set());
}

/** Nothing to read: no word and no picture. */
export function isBlank(html: string): boolean {
  if (/<(?:img|hr|table)\b/.test(html)) return false;
  return html.replaceAll(/<[^>]*>|&nbsp;|[\s\u200B-\u200D\uFEFF]/g, '') === '';
}

/** Gives the pictures of a stored text addresses that work now. */
export function withSignedImages(html: string, urlOf: (assetId: string) => string): string {
  return html.replaceAll(/src="(\/api\/content\/assets\/[\w-]+)"/g, (whole, path: string) => {
    const id = assetIdOf(path);
    return id === null ? whole : `src="${urlOf(id).replaceAll('&', '&amp;')}"`;
  });
}

function clean(html: string, allowedTags: readonly string[], ownAssetIds: ReadonlySet<string>): string {
  return sanitizeHtml(html, {
    allowedTags: [...allowedTags],
    allowedAttributes: {
      a: ['href', 'rel', 'target'],
      img: ['src', 'alt'],
      th: ['colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowedSchemesAppliedToAttributes: ['href'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: [
      'script',
      'style',
      'textarea',
      'option',
      'noscript',
      'template',
      'iframe',
      'object',
      'svg',
      'math',
      'title',
    ],
    transformTags: {
      ...sameAs,
      a: (_, attributes) => ({ tagName: 'a', attribs: linkAttributes(attributes['href']) }),
      img: (_, attributes) => ({ tagName: 'img', attribs: imageAttributes(attributes) }),
    },
    exclusiveFilter: (frame) => frame.tag === 'img' && !ownAssetIds.has(assetIdOf(frame.attribs['src'] ?? '') ?? ''),
  }).trim();
}

function linkAttributes(href: string | undefined): Record<string, string> {
  return href !== undefined && /^(?:https?:\/\/|mailto:)/i.test(href.trim())
    ? { href: href.trim(), rel: 'noopener noreferrer nofollow', target: '_blank' }
    : {};
}

/** Stored without host and signature: those belong to the moment of reading. */
function imageAttributes({ src = '', alt = '' }: Record<string, string>): Record<string, string> {
  const id = assetIdOf(src);
  return id === null ? { src: '', alt } : { src: `${assetPath}${id}`, alt };
}
