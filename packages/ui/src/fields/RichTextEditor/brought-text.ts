import type { Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';

/** Says why a text cannot be taken; null where it can. */
export type RefuseText = (text: string) => string | null;

/** Why what is pasted or dropped is left out; null where it comes in. A text that was too heavy before is not made worse by it. */
export function refusalOf(refuse: RefuseText | undefined, view: EditorView, slice: Slice, at?: number): string | null {
  if (refuse === undefined) return null;
  const { doc, tr, selection } = view.state;
  // As the text would read then, because a word can be pasted onto another; nothing is rendered for it.
  const after =
    at === undefined ? tr.replaceRange(selection.from, selection.to, slice) : tr.replaceRange(at, at, slice);
  const refusal = refuse(textOf(after.doc));
  return refusal === null || refuse(textOf(doc)) !== null ? null : refusal;
}

function textOf(doc: EditorView['state']['doc']): string {
  return doc.textBetween(0, doc.content.size, '\n', ' ');
}
