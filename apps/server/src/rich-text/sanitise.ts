import sanitizeHtml from 'sanitize-html';
import { assetIdOf, assetPath } from '../signing/asset-urls.ts';

const marks = ['strong', 'em', 'u', 's', 'code', 'br', 'span'];
const blocks = ['p', 'ul', 'ol', 'li', 'blockquote'];
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];
const pages = ['h2', 'h3', 'h4', 'pre', 'hr', 'img', 'figure', ...tables];
/** A video by its provider and number, a person by theirs: whoever shows the text makes the addresses. */
const videoKey = /^(?:youtube:[\w-]{11}|vimeo:\d{6,12}(?:\/[\da-f]{6,20})?)$/;
const mentionId = /^[\w-]{1,64}$/;
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

function clean(html: string, allowedTags: readonly string[], ownAssetIds: ReadonlySet<string>): string {
  return sanitizeHtml(html, {
    allowedTags: [...allowedTags],
    allowedAttributes: {
      a: ['href', 'rel', 'target'],
      img: ['src', 'alt', 'width', 'height'],
      figure: ['data-video'],
      span: ['data-mention'],
      ol: ['start'],
      th: ['colspan', 'rowspan', 'scope'],
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
      figure: (_, attributes) => ({ tagName: 'figure', attribs: matching(attributes, { 'data-video': videoKey }) }),
      span: (_, attributes) => ({ tagName: 'span', attribs: matching(attributes, { 'data-mention': mentionId }) }),
      ol: (_, attributes) => ({ tagName: 'ol', attribs: matching(attributes, { start: /^\d{1,5}$/ }) }),
      th: (_, attributes) => ({ tagName: 'th', attribs: matching(attributes, cell) }),
      td: (_, attributes) => ({ tagName: 'td', attribs: matching(attributes, cell) }),
    },
    exclusiveFilter: ({ tag, attribs }) => {
      if (tag === 'img') return !ownAssetIds.has(assetIdOf(attribs['src'] ?? '') ?? '');
      // What they are is in the attribute alone; without a good one the words stay.
      const meansNothing = (tag === 'figure' || tag === 'span') && Object.keys(attribs).length === 0;
      return meansNothing && allowedTags.includes(tag) ? 'excludeTag' : false;
    },
  }).trim();
}

function linkAttributes(href: string | undefined): Record<string, string> {
  return href !== undefined && /^(?:https?:\/\/|mailto:)/i.test(href.trim())
    ? { href: href.trim(), rel: 'noopener noreferrer nofollow', target: '_blank' }
    : {};
}

/** Stored without host and signature: those belong to the moment of reading. */
function imageAttributes(attributes: Record<string, string>): Record<string, string> {
  const { src = '', alt = '' } = attributes;
  const id = assetIdOf(src);
  const size = matching(attributes, { width: /^\d{1,5}$/, height: /^\d{1,5}$/ });
  return id === null ? { src: '', alt } : { src: `${assetPath}${id}`, alt, ...size };
}

const cell = { colspan: /^\d{1,3}$/, rowspan: /^\d{1,3}$/, scope: /^(?:col|row)$/ };

function matching(attributes: Record<string, string>, patterns: Record<string, RegExp>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).filter(([name, value]) => patterns[name]?.test(value) === true));
}
