import Keyboard from 'lucide-react/icons/keyboard';
import { icon } from '../../foundations/icons/icon.tsx';
import { Popover } from '../../overlays/Popover/Popover.tsx';
import type { EditorVariant } from './extensions.ts';
import type { RichTextEditorLabels } from './labels.ts';
import * as css from './RichTextEditor.css.ts';

const IconKeyboard = icon(Keyboard);

export interface KeyboardHelpProps {
  variant: EditorVariant;
  labels: RichTextEditorLabels;
  hasImages: boolean;
  hasMentions: boolean;
}

/** What the keyboard can do in the editor, markdown included. */
export function KeyboardHelp(props: KeyboardHelpProps) {
  const { labels } = props;
  const rows = shortcuts(props);
  return (
    <Popover
      trigger={{ label: labels.shortcuts, icon: IconKeyboard, kind: 'icon', size: 'sm' }}
      title={labels.shortcuts}
    >
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

type Shortcut = readonly [what: string, keys: string];

function shortcuts({ labels, variant, hasImages, hasMentions }: KeyboardHelpProps): readonly Shortcut[] {
  const mod = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl';
  const ofPosts: readonly Shortcut[] = [
    [labels.underline, `${mod} U`],
    [labels.strike, `${mod} Shift S`],
    [labels.code, `${mod} E`],
    [labels.startHeading, '## '],
  ];
  return [
    [labels.bold, `${mod} B`],
    [labels.italic, `${mod} I`],
    ...(variant === 'post' ? ofPosts : []),
    [labels.link, `${mod} K`],
    [labels.undo, `${mod} Z`],
    [labels.redo, `${mod} Shift Z`],
    [labels.startBullet, '- '],
    [labels.startNumbered, '1. '],
    [labels.startQuote, '> '],
    [labels.indentList, `${mod} ]`],
    [labels.outdentList, `${mod} [`],
    ...(hasMentions ? ([[labels.startMention, '@']] as const) : []),
    ...(hasImages ? ([[labels.editImage, 'Enter']] as const) : []),
    [labels.moveToToolbar, 'Alt F10'],
  ];
}
