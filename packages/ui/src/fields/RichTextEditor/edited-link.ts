import { getMarkRange, type Editor } from '@tiptap/core';

/** The link that a dialog edits: the words it will stand on and where it led so far. */
export interface EditedLink {
  from: number;
  to: number;
  text: string;
  url: string;
}

/** The link that the caret stands in, else one yet to be made from what is selected. */
export function linkUnderCaret(editor: Editor): EditedLink {
  const { doc, schema, selection } = editor.state;
  const mark = schema.marks['link'];
  const range = mark && editor.isActive('link') ? getMarkRange(selection.$from, mark) : undefined;
  const { from, to } = range ?? selection;
  const href: unknown = editor.getAttributes('link')['href'];
  return { from, to, text: doc.textBetween(from, to, ' '), url: typeof href === 'string' ? href : '' };
}

export function saveLink(editor: Editor, { from, to, text }: EditedLink, newText: string, href: string): void {
  const chain = editor.chain().focus();
  if (from < to && newText === text) {
    chain.setTextSelection({ from, to }).setLink({ href }).setTextSelection(to).run();
    return;
  }
  const mark = { type: 'link', attrs: { href } };
  chain
    .insertContentAt({ from, to }, { type: 'text', text: newText, marks: [mark] })
    .unsetMark('link')
    .run();
}

export function removeLink(editor: Editor, { from, to }: EditedLink): void {
  editor.chain().focus().setTextSelection({ from, to }).unsetLink().setTextSelection(to).run();
}
