import Keyboard from 'lucide-react/icons/keyboard';
import { icon } from '../icons/icon.tsx';
import { Popover } from '../Popover/Popover.tsx';
import type { EditorVariant } from './extensions.ts';
import type { RichTextEditorLabels } from './labels.ts';
import * as css from './RichTextEditor.css.ts';

const IconKeyboard = icon(Keyboard);

export interface KeyboardHelpProps {
  variant: EditorVariant;
  labels: RichTextEditorLabels;
}

/** What the keyboard can do in the editor, markdown included. */
export function KeyboardHelp({ variant, labels }: KeyboardHelpProps) {
  const rows = shortcuts(labels, variant);
  return (
    <Popover trigger={{ label: labels.shortcuts, icon: IconKeyboard, kind: 'icon' }} title={labels.shortcuts}>
      <dl className={css.shortcuts}>
        {rows.map(([what, keys]) => (
          <div key={what} className={css.shortcut}>
            <dt>{what}</dt>
            <dd className={css.keys}>{keys}</dd>
          </div>
        ))}
      </dl>
    </Popover>
  );
}

function shortcuts(labels: RichTextEditorLabels, variant: EditorVariant): readonly (readonly [string, string])[] {
  const mod = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl';
  return [
    [labels.bold, `${mod} B`],
    [labels.italic, `${mod} I`],
    [labels.link, `${mod} K`],
    [labels.undo, `${mod} Z`],
    ...(variant === 'post' ? ([[labels.startHeading, '## ']] as const) : []),
    [labels.startBullet, '- '],
    [labels.startNumbered, '1. '],
    [labels.startQuote, '> '],
    [labels.indentList, `${mod} ]`],
    [labels.outdentList, `${mod} [`],
    [labels.moveToToolbar, 'Alt F10'],
  ];
}
