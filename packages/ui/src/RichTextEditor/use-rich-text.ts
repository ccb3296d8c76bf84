import { DOMParser as DocumentParser } from '@tiptap/pm/model';
import { useEditor, type Editor } from '@tiptap/react';
import { useEffect, useMemo, useRef } from 'react';
import { sanitiseToFragment } from '../RichText/sanitise.ts';
import { editorExtensions, type EditorVariant } from './extensions.ts';

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
}

/** An editor whose content follows `value`. An editor without words says '' rather than an empty paragraph. */
export function useRichText(options: RichTextOptions): Editor | null {
  const latest = useRef(options);
  latest.current = options;
  const shown = useRef<{ editor: Editor | null; html: string }>({ editor: null, html: '' });
  const extensions = useMemo(
    () => editorExtensions(options.variant, () => latest.current.placeholder),
    [options.variant],
  );
  const { attributes } = options;
  const editorProps = useMemo(
    () => ({
      attributes,
      handleKeyDown: (_view: unknown, event: KeyboardEvent) => {
        if (event.altKey && event.key === 'F10') latest.current.onToolbarKey();
        else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') latest.current.onLinkKey();
        else return false;
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
      latest.current.onChange(html);
    },
    onBlur: () => latest.current.onBlur?.(),
  });

  useEffect(() => {
    // A hidden screen gives its editor up; the one that takes its place is filled anew.
    const isShown = shown.current.editor === editor && shown.current.html === options.value;
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
