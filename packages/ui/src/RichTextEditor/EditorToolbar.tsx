import { useEditorState, type Editor } from '@tiptap/react';
import LinkDrawing from 'lucide-react/icons/link-2';
import Redo from 'lucide-react/icons/redo-2';
import Undo from 'lucide-react/icons/undo-2';
import { Fragment, type KeyboardEvent, type Ref } from 'react';
import { Toolbar } from 'react-aria-components/Toolbar';
import { icon } from '../icons/icon.tsx';
import { EditorTool } from './EditorTool.tsx';
import type { EditorVariant } from './extensions.ts';
import { KeyboardHelp } from './KeyboardHelp.tsx';
import type { RichTextEditorLabels } from './labels.ts';
import * as shell from './shell.css.ts';
import { toolGroups } from './tools.ts';

const IconLink = icon(LinkDrawing);
const IconUndo = icon(Undo, { turns: true });
const IconRedo = icon(Redo, { turns: true });

export interface EditorToolbarProps {
  editor: Editor;
  variant: EditorVariant;
  labels: RichTextEditorLabels;
  isDisabled: boolean;
  toolbarRef: Ref<HTMLDivElement>;
  onLink: () => void;
}

/** One stop of the Tab key; arrows move within it, Escape leads back to the text. */
export function EditorToolbar({ editor, variant, labels, isDisabled, toolbarRef, onLink }: EditorToolbarProps) {
  const groups = toolGroups[variant];
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      on: groups.flat().flatMap((tool) => (tool.isOn(current) ? [tool.name] : [])),
      isLink: current.isActive('link'),
      canUndo: current.can().undo(),
      canRedo: current.can().redo(),
    }),
  });

  function leave(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    editor.commands.focus();
  }

  return (
    <div onKeyDown={leave}>
      <Toolbar ref={toolbarRef} className={shell.toolbar} aria-label={labels.toolbar}>
        {groups.map((group, index) => (
          <Fragment key={index}>
            {group.map(({ name, icon: toolIcon, toggle }) => (
              <EditorTool
                key={name}
                label={labels[name]}
                icon={toolIcon}
                isOn={state.on.includes(name)}
                isDisabled={isDisabled}
                onPress={() => toggle(editor)}
              />
            ))}
            <span className={shell.gap} aria-hidden />
          </Fragment>
        ))}
        <EditorTool label={labels.link} icon={IconLink} isOn={state.isLink} isDisabled={isDisabled} onPress={onLink} />
        <span className={shell.gap} aria-hidden />
        <EditorTool
          label={labels.undo}
          icon={IconUndo}
          isDisabled={isDisabled || !state.canUndo}
          onPress={() => editor.chain().focus().undo().run()}
        />
        <EditorTool
          label={labels.redo}
          icon={IconRedo}
          isDisabled={isDisabled || !state.canRedo}
          onPress={() => editor.chain().focus().redo().run()}
        />
        <KeyboardHelp variant={variant} labels={labels} />
      </Toolbar>
    </div>
  );
}
