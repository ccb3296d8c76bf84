import type { Editor } from '@tiptap/react';
import Bold from 'lucide-react/icons/bold';
import Code from 'lucide-react/icons/code';
import Heading2 from 'lucide-react/icons/heading-2';
import Heading3 from 'lucide-react/icons/heading-3';
import Italic from 'lucide-react/icons/italic';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Strikethrough from 'lucide-react/icons/strikethrough';
import TextQuote from 'lucide-react/icons/text-quote';
import Underline from 'lucide-react/icons/underline';
import { icon, type IconComponent } from '../../foundations/icons/icon.tsx';
import type { EditorVariant } from './extensions.ts';
import type { RichTextEditorLabels } from './labels.ts';

type Chain = ReturnType<Editor['chain']>;
type Drawing = Parameters<typeof icon>[0];

type ToolName =
  | 'bold'
  | 'italic'
  | 'underline'
  | 'strike'
  | 'code'
  | 'heading'
  | 'subheading'
  | 'bulletList'
  | 'orderedList'
  | 'quote';

/** A button that is on where the caret stands in what it makes. */
export interface Tool {
  name: ToolName & keyof RichTextEditorLabels;
  icon: IconComponent;
  isOn: (editor: Editor) => boolean;
  toggle: (editor: Editor) => void;
}

const bold = tool('bold', Bold, 'bold', (chain) => chain.toggleBold());
const italic = tool('italic', Italic, 'italic', (chain) => chain.toggleItalic());
const underline = tool('underline', Underline, 'underline', (chain) => chain.toggleUnderline());
const strike = tool('strike', Strikethrough, 'strike', (chain) => chain.toggleStrike());
const code = tool('code', Code, 'code', (chain) => chain.toggleCode());
const bulletList = tool('bulletList', List, 'bulletList', (chain) => chain.toggleBulletList());
const orderedList = tool('orderedList', ListOrdered, 'orderedList', (chain) => chain.toggleOrderedList());
const quote = tool('quote', TextQuote, 'blockquote', (chain) => chain.toggleBlockquote());

/** The buttons of each variant, in the groups that the toolbar separates. */
export const toolGroups: Record<EditorVariant, readonly (readonly Tool[])[]> = {
  post: [
    [heading('heading', Heading2, 2), heading('subheading', Heading3, 3)],
    [bold, italic, underline, strike, code],
    [bulletList, orderedList, quote],
  ],
  comment: [
    [bold, italic],
    [bulletList, orderedList, quote],
  ],
};

function tool(name: ToolName, drawing: Drawing, kind: string, act: (chain: Chain) => Chain): Tool {
  return {
    name,
    icon: icon(drawing),
    isOn: (editor) => editor.isActive(kind),
    toggle: (editor) => act(editor.chain().focus()).run(),
  };
}

function heading(name: ToolName, drawing: Drawing, level: 2 | 3): Tool {
  return {
    name,
    icon: icon(drawing),
    isOn: (editor) => editor.isActive('heading', { level }),
    toggle: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  };
}
