import { wordListItem, type WordListItem } from './word-list.ts';

interface FoundItem extends WordListItem {
  paragraph: Element;
}

/** Makes lists of the paragraphs that Word writes instead. */
export function makeWordLists(body: HTMLElement): void {
  const open: { level: number; list: Element }[] = [];
  let last: Element | null = null;
  for (const paragraph of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const found = take(paragraph);
    if (found === null) continue;
    if (last === null || !follows(paragraph, last)) open.length = 0;
    last = add(found, open);
  }
}

/** Whether nothing but space stands between a paragraph and the outermost list before it. */
function follows(paragraph: Element, list: Element): boolean {
  return paragraph.previousElementSibling === list;
}

function take(paragraph: Element): FoundItem | null {
  const mark = paragraph.querySelector('[style*="mso-list:Ignore" i]');
  const item = wordListItem(paragraph.getAttribute('style') ?? '', mark?.textContent ?? '');
  mark?.remove();
  return item && { ...item, paragraph };
}

/** Gives back the outermost list. */
function add(item: FoundItem, open: { level: number; list: Element }[]): Element | null {
  while ((open.at(-1)?.level ?? 0) > item.level) open.pop();
  const { ownerDocument } = item.paragraph;
  const entry = ownerDocument.createElement('li');
  const deepest = open.at(-1);
  const tag = item.isOrdered ? 'ol' : 'ul';
  if (deepest?.level === item.level && deepest.list.localName === tag) {
    deepest.list.append(entry);
  } else {
    if (deepest?.level === item.level) open.pop();
    const list = ownerDocument.createElement(tag);
    if (item.isOrdered && item.start > 1) list.setAttribute('start', String(item.start));
    list.append(entry);
    const parent = open.at(-1)?.list.lastElementChild;
    if (parent) parent.append(list);
    else item.paragraph.before(list);
    open.push({ level: item.level, list });
  }
  const words = ownerDocument.createElement('p');
  words.append(...item.paragraph.childNodes);
  entry.append(words);
  item.paragraph.remove();
  return open[0]?.list ?? null;
}
