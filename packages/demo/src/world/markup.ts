import type { Random } from './random.ts';

export type Slots = Readonly<Record<string, string>>;

/**
 * Fills a text: `{a|b}` is one of the words, `{place}` the slot of that name, `{Place}` the same with a capital.
 */
export function fillText(text: string, slots: Slots, random: Random): string {
  return text.replace(/\{([^{}]+)\}/g, (_, inner: string) => {
    if (inner.includes('|')) return random.pick(inner.split('|'));
    const value = slots[inner] ?? slots[inner.charAt(0).toLowerCase() + inner.slice(1)];
    if (value === undefined) throw new Error(`Unknown slot {${inner}} in: ${text}`);
    return inner in slots ? value : value.charAt(0).toUpperCase() + value.slice(1);
  });
}

function inlineHtml(text: string): string {
  if (!/[&<>*_[]/.test(text)) return text;
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\[([^\]]+)\]\((https:[^)]+)\)/g, '<a href="$2">$1</a>')
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[\s(])_([^_]+)_/g, '$1<em>$2</em>');
}

function tableRow(line: string, cell: 'th' | 'td'): string {
  const cells = line
    .slice(1)
    .split('|')
    .map((text) => `<${cell}>${inlineHtml(text.trim())}</${cell}>`);
  return `<tr>${cells.join('')}</tr>`;
}

const blocks: readonly { mark: RegExp; wrap: string; item: string }[] = [
  { mark: /^- /, wrap: 'ul', item: 'li' },
  { mark: /^\d\. /, wrap: 'ol', item: 'li' },
  { mark: /^# /, wrap: '', item: 'h3' },
  { mark: /^> /, wrap: 'blockquote', item: 'p' },
];

/** The few marks of the texts as HTML: a line is a paragraph, or an item when it starts with `- `, `1. `, `# `, `> ` or `|`. */
export function toHtml(text: string): string {
  let html = '';
  let open = '';
  const enter = (wrap: string): void => {
    if (wrap === open) return;
    if (open) html += `</${open}>`;
    if (wrap) html += `<${wrap}>`;
    open = wrap;
  };
  for (const line of text.split('\n').filter((candidate) => candidate.trim() !== '')) {
    if (line.startsWith('|')) {
      const isHead = open !== 'table';
      enter('table');
      html += tableRow(line, isHead ? 'th' : 'td');
      continue;
    }
    const block = blocks.find(({ mark }) => mark.test(line));
    enter(block?.wrap ?? '');
    const item = block?.item ?? 'p';
    html += `<${item}>${inlineHtml(block ? line.replace(block.mark, '') : line)}</${item}>`;
  }
  enter('');
  return html;
}
