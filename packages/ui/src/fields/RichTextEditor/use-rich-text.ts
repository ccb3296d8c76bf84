import { DOMParser as DocumentParser, type Slice } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { useEditor, type Editor } from '@tiptap/react';
import { useEffect, useMemo, useRef } from 'react';
import { sanitiseToFragment } from '../../data/RichText/sanitise.ts';
import { refusalOf, type RefuseText } from './brought-text.ts';
import { pictureIn } from './edited-picture.ts';
import { editorExtensions, type EditorVariant } from './extensions.ts';
import { cleanPaste } from './paste/clean-paste.ts';

interface RichTextOptions {
  value: string;
  variant: EditorVariant;
  placeholder: string;
  isEditable: boolean;
  hasAutoFocus: boolean;
  attributes: Record<string, string>;
  onChange(html: string): void;
  onBlur?: (() => void) | undefined;
  onToolbarKey(): void;
  onLinkKey(): void;
  /** True when the key was for something that floats over the text. */
  onFloatingKey(event: KeyboardEvent): boolean;
  onPictureKey(): boolean;
  /** A picture that was pasted or dropped; without it such files are left alone. */
  onPicture: ((file: File, at: number | undefined) => void) | undefined;
  refuse: RefuseText | undefined;
  /** Told why something was left out, and null when the text has changed since. */
  onRefused(words: string | null): void;
}

/** An editor whose content follows `value`. An editor without words says '' rather than an empty paragraph. */
export function useRichText(options: RichTextOptions): Editor | null {
  const latest = useRef(options);
  latest.current = options;
  const shown = useRef<{ editor: Editor | null; html: string }>({ editor: null, html: '' });
  // What was typed and has not come back as `value` yet: on a busy machine an older text comes back after a newer was typed.
  const echoes = useRef<string[]>([]);
  const extensions = useMemo(
    () => editorExtensions(options.variant, () => latest.current.placeholder),
    [options.variant],
  );
  const { attributes } = options;
  const editorProps = useMemo(
    () => ({
      attributes,
      handleKeyDown: (_view: unknown, event: KeyboardEvent) => {
        if (latest.current.onFloatingKey(event)) return true;
        if (event.key === 'Enter' && latest.current.onPictureKey()) return true;
        if (event.altKey && event.key === 'F10') latest.current.onToolbarKey();
        else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') latest.current.onLinkKey();
        else return false;
        return true;
      },
      transformPastedHTML: (html: string) =>
        cleanPaste(html, { keepsTables: latest.current.variant === 'post', host: location.host }),
      handlePaste: (view: EditorView, event: ClipboardEvent, slice: Slice) => {
        const file = pictureIn(event.clipboardData);
        if (file === null || latest.current.onPicture === undefined) return isLeftOut(latest.current, view, slice);
        latest.current.onPicture(file, undefined);
        return true;
      },
      handleDrop: (view: EditorView, event: DragEvent, slice: Slice) => {
        const file = pictureIn(event.dataTransfer);
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
        if (file === null || latest.current.onPicture === undefined) return isLeftOut(latest.current, view, slice, at);
        event.preventDefault();
        latest.current.onPicture(file, at);
        return true;
      },
      // Handled means left to the browser here: Tab moves on, also from within a list.
      handleDOMEvents: { keydown: (_view: unknown, event: KeyboardEvent) => event.key === 'Tab' },
    }),
    [attributes],
  );
  // Null for a moment after a screen that was hidden comes back, which the type of `useEditor` passes over.
  const editor: Editor | null = useEditor({
    extensions,
    editorProps,
    editable: options.isEditable,
    injectCSS: false,
    onUpdate: ({ editor: updated }) => {
      const html = updated.isEmpty ? '' : updated.getHTML();
      shown.current = { editor: updated, html };
      echoes.current = [...echoes.current.slice(-50), html];
      latest.current.onRefused(null);
      latest.current.onChange(html);
    },
    onBlur: () => latest.current.onBlur?.(),
  });

  useEffect(() => {
    // A hidden screen gives its editor up; the one that takes its place is filled anew.
    const echo = echoes.current.indexOf(options.value);
    echoes.current.splice(0, echo + 1);
    const isShown = shown.current.editor === editor && (echo !== -1 || shown.current.html === options.value);
    if (isShown || editor === null || editor.isDestroyed) return;
    shown.current = { editor, html: options.value };
    const document = DocumentParser.fromSchema(editor.schema).parse(sanitiseToFragment(options.value));
    editor.chain().setMeta('addToHistory', false).setContent(document, { emitUpdate: false }).run();
  }, [editor, options.value]);
  useEffect(() => {
    if (editor?.isDestroyed === false) editor.setEditable(options.isEditable, false);
  }, [editor, options.isEditable]);
  useEffect(() => {
    if (latest.current.hasAutoFocus && editor?.isDestroyed === false) editor.commands.focus('end');
  }, [editor]);
  return editor;
}

/** Tells why it is, if it is; what is dropped where nothing can be is left to the editor. */
function isLeftOut({ refuse, onRefused }: RichTextOptions, view: EditorView, slice: Slice, at?: number): boolean {
  const words = refusalOf(refuse, view, slice, at);
  if (words !== null) onRefused(words);
  return words !== null;
}
