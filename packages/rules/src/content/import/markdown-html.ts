interface Written {
  html: string;
  /** Addresses of pictures, which stay away: the portal shows none of another website. */
  pictures: string[];
}

const deepest = 8;

/** Markdown as HTML, which is to be cleaned like any other: what is HTML in it stays. No pattern looks further than a line, or than it says. */
export function markdownHtml(text: string): Written {
  const pictures: string[] = [];
  return { html: blocksOf(text.split('\n'), pictures, 0), pictures };
}

type Block = { size: number; html: string };

function blocksOf(lines: readonly string[], pictures: string[], depth: number): string {
  let html = '';
  for (let at = 0; at < lines.length;) {
    const block = blockAt(lines, at, pictures, depth);
    html += block.html;
    at += block.size;
  }
  return html;
}

const item = /^( {0,3})(?:[-*+]|\d{1,9}[.)])[ \t]+(.*)$/;
const startsBlock = /^ {0,3}(?:#{1,6}[ \t]|>|```|~~~|(?:[-*+]|\d{1,9}[.)])[ \t]|(?:[-*_][ \t]*){3,}$)/;

function blockAt(lines: readonly string[], at: number, pictures: string[], depth: number): Block {
  const line = lines[at] ?? '';
  if (line.trim() === '') return { size: 1, html: '' };
  const [, fence] = /^ {0,3}(```|~~~)/.exec(line) ?? [];
  if (fence !== undefined) return codeBlock(lines, at, fence);
  const [, marks, heading = ''] = /^ {0,3}(#{1,6})[ \t]+(.*)$/.exec(line) ?? [];
  if (marks !== undefined)
    return { size: 1, html: tag(`h${marks.length}`, inline(heading.replace(/[ \t]#+$/, ''), pictures)) };
  if (/^ {0,3}(?:[-*_][ \t]*){3,}$/.test(line)) return { size: 1, html: '<hr />' };
  if (line.startsWith('|') && /^\|[ \t]*:?-[-:| \t]*$/.test(lines[at + 1] ?? ''))
    return tableBlock(lines, at, pictures);
  if (depth < deepest && /^ {0,3}>/.test(line)) return quoteBlock(lines, at, pictures, depth);
  if (depth < deepest && item.test(line)) return listBlock(lines, at, pictures, depth);
  return paragraph(lines, at, pictures);
}

/** As many lines as belong together. */
function sizeWhile(lines: readonly string[], from: number, fits: (line: string) => boolean): number {
  let end = from;
  while (end < lines.length && fits(lines[end] ?? '')) end += 1;
  return end - from;
}

function codeBlock(lines: readonly string[], at: number, fence: string): Block {
  const size = sizeWhile(lines, at + 1, (line) => !line.trimStart().startsWith(fence));
  const code = lines.slice(at + 1, at + 1 + size).join('\n');
  return { size: size + 2, html: tag('pre', escaped(code)) };
}

function quoteBlock(lines: readonly string[], at: number, pictures: string[], depth: number): Block {
  const size = sizeWhile(lines, at, (line) => /^ {0,3}>/.test(line));
  const inside = lines.slice(at, at + size).map((line) => line.replace(/^ {0,3}> ?/, ''));
  return { size, html: tag('blockquote', blocksOf(inside, pictures, depth + 1)) };
}

function listBlock(lines: readonly string[], at: number, pictures: string[], depth: number): Block {
  const isNumbered = /^ {0,3}\d/.test(lines[at] ?? '');
  const belongs = (line: string) =>
    /^(?: {2,}|\t)\S/.test(line) || (item.test(line) && /^ {0,3}\d/.test(line) === isNumbered);
  const size = sizeWhile(lines, at, belongs);
  const items: string[][] = [];
  for (const line of lines.slice(at, at + size)) {
    const [, indent = '', words] = item.exec(line) ?? [];
    if (words !== undefined && indent.length < 2) items.push([words]);
    else items.at(-1)?.push(line.replace(/^(?: {1,4}|\t)/, ''));
  }
  // The first line was an item, though one that is set in.
  if (items.length === 0) return paragraph(lines, at, pictures);
  const html = items.map(([first = '', ...rest]) =>
    tag('li', inline(first, pictures) + blocksOf(rest, pictures, depth + 1)),
  );
  return { size, html: tag(isNumbered ? 'ol' : 'ul', html.join('')) };
}

function tableBlock(lines: readonly string[], at: number, pictures: string[]): Block {
  const size = sizeWhile(lines, at, (line) => line.startsWith('|'));
  const row = (line: string, cell: 'th' | 'td') => {
    const cells = line
      .slice(1)
      .replace(/\|[ \t]*$/, '')
      .split('|');
    return tag('tr', cells.map((words) => tag(cell, inline(words.trim(), pictures))).join(''));
  };
  const [head = '', , ...rest] = lines.slice(at, at + size);
  const body = rest.map((line) => row(line, 'td')).join('');
  return { size, html: tag('table', tag('thead', row(head, 'th')) + tag('tbody', body)) };
}

function paragraph(lines: readonly string[], at: number, pictures: string[]): Block {
  const size = 1 + sizeWhile(lines, at + 1, (line) => line.trim() !== '' && !startsBlock.test(line));
  const words = lines.slice(at, at + size).map(broken);
  return { size, html: tag('p', inline(words.join(' '), pictures)) };
}

/** A line that ends with two spaces or a backslash is broken there. */
function broken(line: string): string {
  if (line.endsWith('\\')) return `${line.slice(0, -1).trim()}<br />`;
  return line.endsWith('  ') ? `${line.trim()}<br />` : line.trim();
}

const code = /`([^`\n]{1,1000})`/g;
const picture = /!\[([^\]\n]{0,200})\]\(([^)\s]{1,2000})(?: "[^"\n]{0,500}")?\)/g;
const link = /\[([^\]\n]{1,200})\]\(([^)\s]{1,2000})(?: "[^"\n]{0,500}")?\)/g;
const strong = /(\*\*|__)(?=\S)([^*_\n]{1,1000})\1/g;
const emphasis = /(?<![\w*])([*_])(?=\S)([^*_\n]{1,1000})\1(?![\w*])/g;
const struck = /~~([^~\n]{1,1000})~~/g;

/** Of no script: it marks the place of what is kept apart. */
const apart = '\uE000';

/** Marks within a line. Code and addresses are kept apart, so that nothing in them is a mark. */
function inline(text: string, pictures: string[]): string {
  const fragments: string[] = [];
  const keep = (html: string) => `${apart}${fragments.push(html) - 1}${apart}`;
  return text
    .replaceAll(apart, '')
    .replaceAll(code, (_, words: string) => keep(tag('code', escaped(words))))
    .replaceAll(picture, (_, _alt: string, address: string) => {
      pictures.push(address);
      return '';
    })
    .replaceAll(link, (_, words: string, address: string) => `${keep(`<a href="${escaped(address)}">`)}${words}</a>`)
    .replaceAll(strong, (_, _mark: string, words: string) => tag('strong', words))
    .replaceAll(emphasis, (_, _mark: string, words: string) => tag('em', words))
    .replaceAll(struck, (_, words: string) => tag('s', words))
    .replaceAll(/\uE000(\d{1,9})\uE000/g, (_, at: string) => fragments[Number(at)] ?? '');
}

function tag(name: string, inside: string): string {
  return `<${name}>${inside}</${name}>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
