import { Extension, type Extensions } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import { CharacterCount, Placeholder } from '@tiptap/extensions';
import StarterKit, { type StarterKitOptions } from '@tiptap/starter-kit';
import { safeLink } from '../RichText/safe-link.ts';

/** A post takes every block; a comment only paragraphs, lists and quotes. */
export type EditorVariant = 'post' | 'comment';

const link: StarterKitOptions['link'] = {
  openOnClick: false,
  markdownLinks: true,
  defaultProtocol: 'https',
  isAllowedUri: (address) => safeLink(address) !== null,
  HTMLAttributes: { rel: 'noopener noreferrer', target: '_blank' },
};

const notInComments: Partial<StarterKitOptions> = {
  code: false,
  codeBlock: false,
  heading: false,
  horizontalRule: false,
  strike: false,
  underline: false,
};

/** Tab belongs to moving through the page, so lists are indented with these. */
const ListIndent = Extension.create({
  name: 'listIndent',
  addKeyboardShortcuts() {
    return {
      'Mod-]': () => this.editor.commands.sinkListItem('listItem'),
      'Mod-[': () => this.editor.commands.liftListItem('listItem'),
    };
  },
});

export function editorExtensions(variant: EditorVariant, placeholder: () => string): Extensions {
  const shared = [ListIndent, CharacterCount, Placeholder.configure({ placeholder })];
  if (variant === 'comment') return [StarterKit.configure({ link, trailingNode: false, ...notInComments }), ...shared];
  return [StarterKit.configure({ link, trailingNode: false, heading: { levels: [2, 3, 4] } }), Image, ...shared];
}
