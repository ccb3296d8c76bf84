import { useEditorState, type Editor } from '@tiptap/react';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import type { RichTextEditorLabels } from './labels.ts';
import * as css from './RichTextEditor.css.ts';

export interface EditorCounterProps {
  editor: Editor;
  most: number;
  labels: RichTextEditorLabels;
}

/** How much of the space is taken. It is not read out with every key, only when there is too much. */
export function EditorCounter({ editor, most, labels }: EditorCounterProps) {
  const count = useEditorState({
    editor,
    selector: ({ editor: current }) => current.storage.characterCount.characters(),
  });
  const isOver = count > most;
  return (
    <p className={css.counter} data-full={isOver ? '' : undefined}>
      {labels.count(count, most)}
      <VisuallyHidden>
        <span role="status">{isOver ? labels.tooLong(most) : ''}</span>
      </VisuallyHidden>
    </p>
  );
}
