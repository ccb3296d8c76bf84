export { RichTextEditor, type RichTextEditorProps } from './RichTextEditor.tsx';
export type { EditorVariant } from './extensions.ts';
export type { RichTextEditorLabels } from './labels.ts';
