import { isBlankText, singleLine } from '@portal/rules';
import { Parser } from 'htmlparser2';
import type { WebPage } from '../../adapters/web/web-reader.ts';

/** What a page says of itself, as plain text of bounded length. */
export interface PageFacts {
  title: string;
  description: string;
  siteName: string;
  picture: URL | null;
}

const lengths = { title: 200, description: 300, siteName: 80 } as const;

/** What the head of a page says: what it has for previews before what it has for browsers. Null where it has no title. */
export function pageFacts(page: Pick<WebPage, 'url' | 'contentType' | 'bytes'>): PageFacts | null {
  const { meta, title } = headOf(textOf(page));
  const first = (...keys: string[]) => keys.map((key) => words(meta.get(key) ?? '')).find((text) => text !== '') ?? '';
  const called = first('og:title', 'twitter:title') || words(title);
  if (called === '') return null;
  const picture = first('og:image:secure_url', 'og:image', 'og:image:url', 'twitter:image');
  return {
    title: cut(called, lengths.title),
    description: cut(first('og:description', 'twitter:description', 'description'), lengths.description),
    siteName: cut(first('og:site_name') || page.url.hostname.replace(/^www\./, ''), lengths.siteName),
    picture: picture === '' ? null : URL.parse(picture, page.url),
  };
}

function headOf(html: string) {
  const meta = new Map<string, string>();
  let title = '';
  let isInTitle = false;
  const parser = new Parser({
    onopentag(name, { property, name: called, content = '' }) {
      if (name === 'title') isInTitle = title === '';
      if (name === 'body') parser.pause();
      const key = (property ?? called ?? '').toLowerCase();
      if (name === 'meta' && !meta.has(key)) meta.set(key, content);
    },
    ontext(text) {
      if (isInTitle && title.length < lengths.title * 2) title += text;
    },
    onclosetag(name) {
      if (name === 'title') isInTitle = false;
    },
  });
  parser.end(html);
  return { meta, title };
}

/** On one line, and empty where nobody would see anything of it. */
function words(text: string): string {
  const line = singleLine(text).replaceAll(/\s+/g, ' ');
  return isBlankText(line) ? '' : line;
}

function cut(text: string, length: number): string {
  const signs = [...text];
  return signs.length <= length
    ? text
    : `${signs
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}

const charset = /charset=["']?([\w-]+)/i;
const headBytes = 1_024;

/** The text of a page in the letters that it says it is written in. */
function textOf({ contentType, bytes }: Pick<WebPage, 'contentType' | 'bytes'>): string {
  const head = Buffer.from(bytes.subarray(0, headBytes)).toString('latin1');
  const named = charset.exec(contentType)?.[1] ?? charset.exec(head)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(named).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}
