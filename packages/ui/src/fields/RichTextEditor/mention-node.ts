import { Node } from '@tiptap/core';

/** A person who is mentioned, by their id; the view makes the link, so that it is right on every host. */
export const MentionNode = Node.create({
  name: 'mention',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: false,
  addAttributes() {
    return { id: { default: '' }, label: { default: '' } };
  },
  parseHTML() {
    return [
      {
        tag: 'span[data-mention]',
        getAttrs: (span) => ({
          id: span.getAttribute('data-mention') ?? '',
          label: span.textContent.replace(/^@/, ''),
        }),
      },
    ];
  },
  renderHTML({ node }) {
    return ['span', { 'data-mention': String(node.attrs['id']) }, `@${String(node.attrs['label'])}`];
  },
  renderText({ node }) {
    return `@${String(node.attrs['label'])}`;
  },
});
