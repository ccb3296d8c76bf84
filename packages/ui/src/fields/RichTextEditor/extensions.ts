import { Extension, type Extensions } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import { CharacterCount, Placeholder } from '@tiptap/extensions';
import StarterKit, { type StarterKitOptions } from '@tiptap/starter-kit';
import { safeLink } from '../../data/RichText/safe-link.ts';
import { MentionNode } from './mention-node.ts';
import { tableNodes } from './table-nodes.ts';
import { VideoNode } from './video-node.ts';

/**
 * A post takes every block; a comment only paragraphs, lists and quotes. What an editor has no button for it keeps all the
 * same, so that a text loses nothing by being edited elsewhere.
 */
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
  const shared = [ListIndent, MentionNode, CharacterCount, Placeholder.configure({ placeholder })];
  if (variant === 'comment') return [StarterKit.configure({ link, trailingNode: false, ...notInComments }), ...shared];
  const blocks = [Image, VideoNode, ...tableNodes];
  return [StarterKit.configure({ link, trailingNode: false, heading: { levels: [2, 3, 4] } }), ...blocks, ...shared];
}
