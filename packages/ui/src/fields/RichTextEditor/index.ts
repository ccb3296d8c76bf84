export { documentJson } from './document-json.ts';
export { RichTextEditor, type RichTextEditorProps } from './RichTextEditor.tsx';
export type { EditorVariant } from './extensions.ts';
export type { RichTextEditorLabels } from './labels.ts';
export type { UploadImage } from './edited-picture.ts';
export type { MentionOption, SearchMentions } from './use-mentions.ts';
