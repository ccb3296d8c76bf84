import { getSchema } from '@tiptap/core';
import { DOMParser as DocumentParser } from '@tiptap/pm/model';
import { sanitiseToFragment } from '../../data/RichText/sanitise.ts';
import { editorExtensions } from './extensions.ts';

/** A text of the editor as the document that the editor works on. */
export function documentJson(html: string): string {
  const schema = getSchema(editorExtensions('post', () => ''));
  return JSON.stringify(DocumentParser.fromSchema(schema).parse(sanitiseToFragment(html)).toJSON());
}
