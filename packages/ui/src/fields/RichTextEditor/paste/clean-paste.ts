import { sanitiseToFragment } from '../../../data/RichText/sanitise.ts';
import { untracked } from './tracked-link.ts';
import { makeWordLists } from './word-lists.ts';

export interface PasteRules {
  /** False where the text has no tables: rows then become lines. */
  keepsTables: boolean;
  /** Of the page: pictures of other places stay behind, where they can tell nobody who reads them. */
  host: string;
}

/** Copied markup of Word, Google Docs or the web, reduced to what its writer meant. */
export function cleanPaste(html: string, { keepsTables, host }: PasteRules): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const { body } = page;
  // How the editor marks what was copied from itself.
  const slice = body.querySelector('[data-pm-slice]')?.getAttribute('data-pm-slice');
  removeNoise(body);
  makeWordLists(body);
  adoptLists(body);
  readStyles(body);
  shiftHeadings(body);
  unwrapLayout(body);
  if (!keepsTables) body.querySelectorAll('table').forEach(rowsAsLines);
  body.querySelectorAll('a[href]').forEach((link) => {
    link.setAttribute('href', untracked(link.getAttribute('href') ?? ''));
  });
  body.querySelectorAll('img').forEach((picture) => {
    if (URL.parse(picture.getAttribute('src') ?? '', `https://${host}`)?.host !== host) picture.remove();
  });
  removeBlankParagraphs(body);
  blocksAsParagraphs(body);
  const holder = page.createElement('div');
  holder.append(sanitiseToFragment(body.innerHTML));
  if (slice) holder.firstElementChild?.setAttribute('data-pm-slice', slice);
  return holder.innerHTML;
}

const noise = [
  ...['style', 'script', 'meta', 'link', 'title', 'xml', 'template', 'noscript', 'object', 'button', 'input', 'select'],
  ...['[hidden]', '[style*="display:none" i]', '[style*="display: none" i]', '[style*="mso-hide:all" i]'],
  ...['.Apple-interchange-newline', '[style*="mso-element:comment" i]', '.MsoCommentReference', '[role="doc-noteref"]'],
];

function removeNoise(body: HTMLElement): void {
  body.querySelectorAll(noise.join(', ')).forEach((element) => element.remove());
}

function removeBlankParagraphs(body: HTMLElement): void {
  for (const paragraph of body.querySelectorAll('p')) {
    if (isBlank(paragraph)) paragraph.remove();
  }
}

function isBlank(element: Element): boolean {
  return /^[\s\u00A0]*$/.test(element.textContent) && element.querySelector('img, iframe, figure, hr') === null;
}

/** A list that stands between the items of another belongs to the item before it. */
function adoptLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const item = list.previousElementSibling;
    if (item?.localName === 'li') item.append(list);
  }
}

const styled: readonly (readonly [RegExp, string])[] = [
  [/font-weight:\s*(?:bold|[6-9]00)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/text-decoration(?:-line)?:[^;]*line-through/i, 's'],
  [/text-decoration(?:-line)?:[^;]*underline/i, 'u'],
];

/** What Google Docs and mail programs say by style alone; a heading and a link have a look of their own. */
function readStyles(body: HTMLElement): void {
  for (const bold of body.querySelectorAll('b[style*="font-weight:normal" i], b[style*="font-weight: normal" i]')) {
    bold.replaceWith(...bold.childNodes);
  }
  for (const span of body.querySelectorAll('span[style], font[style]')) {
    if (span.closest('h1, h2, h3, h4, h5, h6') !== null || span.textContent.trim() === '') continue;
    const style = span.getAttribute('style') ?? '';
    for (const [pattern, tag] of styled) {
      if (!pattern.test(style) || (tag === 'u' && span.closest('a') !== null) || span.querySelector('p, a') !== null)
        continue;
      const mark = body.ownerDocument.createElement(tag);
      mark.append(...span.childNodes);
      span.append(mark);
    }
  }
  body.querySelectorAll('span:not([data-mention]), font').forEach((span) => span.replaceWith(...span.childNodes));
}

/** The largest heading of what was copied becomes the largest that a text may have. */
function shiftHeadings(body: HTMLElement): void {
  body.querySelectorAll('p.MsoTitle').forEach((title) => rename(title, 'h1'));
  const by = body.querySelector('h1') === null ? 0 : 1;
  for (const heading of [...body.querySelectorAll('h1, h2, h3, h4, h5, h6')]) {
    rename(heading, `h${Math.min(Number(heading.localName.slice(1)) + by, 4)}`);
  }
}

/** Tables that only place things: with tables inside, of a single cell, or said to be for looks. */
function unwrapLayout(body: HTMLElement): void {
  for (const table of [...body.querySelectorAll('table')]) {
    const cells = [...table.querySelectorAll('td, th')];
    const isLayout = table.querySelector('table') !== null || cells.length === 1;
    if (!isLayout && table.getAttribute('role') !== 'presentation') continue;
    for (const part of [...table.querySelectorAll('tbody, thead, tfoot, tr, td, th, colgroup')]) {
      if (part.closest('table') === table) rename(part, 'div');
    }
    rename(table, 'div');
  }
}

function rowsAsLines(table: Element): void {
  const lines = [...table.querySelectorAll('tr')].map((row) => {
    const line = table.ownerDocument.createElement('p');
    line.textContent = [...row.children].map((cell) => cell.textContent.trim().replaceAll(/\s+/g, ' ')).join(' | ');
    return line;
  });
  table.replaceWith(...lines);
}

const blocks = 'p, div, ul, ol, table, h1, h2, h3, h4, h5, h6, blockquote, pre, hr, figure, section, article, dl';

/** Any box that holds words alone is a paragraph. */
function blocksAsParagraphs(body: HTMLElement): void {
  const boxes = 'div, section, article, header, footer, main, aside, address, center, dt, dd, figcaption';
  for (const box of [...body.querySelectorAll(boxes)]) {
    if (box.querySelector(blocks) === null && !isBlank(box) && box.closest('p, pre, h2, h3, h4, figure') === null) {
      rename(box, 'p');
    }
  }
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  for (const { name, value } of element.attributes) renamed.setAttribute(name, value);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
