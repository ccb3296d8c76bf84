/** Elements within a line of text. */
const inLine = new Set(['STRONG', 'B', 'EM', 'I', 'U', 'S', 'CODE', 'A', 'SPAN']);

export interface ReadableText {
  /** The words, a line for each block. */
  text: string;
  /** Where in them each piece of the markup begins. */
  starts: ReadonlyMap<Text, number>;
}

/** The words of some markup, and where they stand in it. */
export function readableText(fragment: DocumentFragment): ReadableText {
  const walker = document.createTreeWalker(fragment, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const starts = new Map<Text, number>();
  let text = '';
  let block: Node | null = null;
  let isBroken = false;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Text)) {
      isBroken ||= node.nodeName === 'BR';
      continue;
    }
    if (text !== '' && (isBroken || blockOf(node) !== block)) text += '\n';
    block = blockOf(node);
    isBroken = false;
    starts.set(node, text.length);
    text += node.data;
  }
  return { text, starts };
}

function blockOf(node: Text): Node | null {
  let parent = node.parentNode;
  while (parent !== null && inLine.has(parent.nodeName)) parent = parent.parentNode;
  return parent;
}
