import type { Editor } from '@tiptap/core';

/** The picture that a dialog edits: one of the text, or a file that is about to be put into it. */
export interface EditedPicture {
  /** Where it stands, or will. */
  at: number;
  file: File | null;
  src: string | null;
  alt: string;
}

export type UploadImage = (file: File) => Promise<{ url: string }>;

/** The picture that is selected, else one yet to be chosen. */
export function pictureUnderCaret(editor: Editor, file: File | null = null): EditedPicture {
  const { selection } = editor.state;
  const at = file === null ? selection.from : selection.to;
  const { src, alt }: Record<string, unknown> =
    file === null && editor.isActive('image') ? editor.getAttributes('image') : {};
  return { at, file, src: typeof src === 'string' ? src : null, alt: typeof alt === 'string' ? alt : '' };
}

/** Sends the file and puts the picture where it was meant to stand. Rejects when the file could not be sent. */
export async function insertPicture(editor: Editor, at: number, file: File, alt: string, upload: UploadImage) {
  const [{ url }, size] = await Promise.all([upload(file), sizeOf(file)]);
  const place = Math.min(at, editor.state.doc.content.size);
  const picture = { type: 'image', attrs: { src: url, alt, ...size } };
  editor.chain().focus().insertContentAt(place, picture).run();
}

export function describePicture(editor: Editor, at: number, alt: string): void {
  editor.chain().focus().setNodeSelection(at).updateAttributes('image', { alt }).run();
}

export function removePicture(editor: Editor, at: number): void {
  editor.chain().focus().setNodeSelection(at).deleteSelection().run();
}

/** The picture among what was pasted or dropped. Words win: an office program adds a picture of the words it copies. */
export function pictureIn(data: DataTransfer | null): File | null {
  if (data === null || data.getData('text/plain').trim() !== '') return null;
  return [...data.files].find(({ type }) => type.startsWith('image/')) ?? null;
}

/** So that its space is kept while it loads. */
async function sizeOf(file: File): Promise<{ width?: number; height?: number }> {
  try {
    const { width, height } = await createImageBitmap(file);
    return { width, height };
  } catch {
    return {};
  }
}
