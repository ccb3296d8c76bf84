import { useEditorState, type Editor } from '@tiptap/react';
import At from 'lucide-react/icons/at-sign';
import Film from 'lucide-react/icons/clapperboard';
import Picture from 'lucide-react/icons/image';
import LinkDrawing from 'lucide-react/icons/link-2';
import Redo from 'lucide-react/icons/redo-2';
import Undo from 'lucide-react/icons/undo-2';
import { Fragment, memo, type KeyboardEvent, type Ref } from 'react';
import { Toolbar } from 'react-aria-components/Toolbar';
import { icon } from '../../foundations/icons/icon.tsx';
import { EditorTool } from './EditorTool.tsx';
import type { EditorVariant } from './extensions.ts';
import { KeyboardHelp } from './KeyboardHelp.tsx';
import type { RichTextEditorLabels } from './labels.ts';
import * as shell from './shell.css.ts';
import { toolGroups } from './tools.ts';
import type { ToolbarActions } from './use-steady-actions.ts';

const IconLink = icon(LinkDrawing);
const IconPicture = icon(Picture);
const IconFilm = icon(Film);
const IconAt = icon(At);
const IconUndo = icon(Undo, { turns: true });
const IconRedo = icon(Redo, { turns: true });

export interface EditorToolbarProps extends ToolbarActions {
  editor: Editor;
  variant: EditorVariant;
  labels: RichTextEditorLabels;
  isDisabled: boolean;
  toolbarRef: Ref<HTMLDivElement>;
}

/** One stop of the Tab key; arrows move within it, Escape leads back to the text. Rendered again when what it shows changes, not by every key. */
export const EditorToolbar = memo(function EditorToolbar(props: EditorToolbarProps) {
  const { editor, variant, labels, isDisabled, toolbarRef, onLink, onImage, onVideo, onMention } = props;
  const groups = toolGroups[variant];
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      on: groups.flat().flatMap((tool) => (tool.isOn(current) ? [tool.name] : [])),
      isLink: current.isActive('link'),
      isImage: current.isActive('image'),
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
        {onImage && (
          <EditorTool
            label={labels.image}
            icon={IconPicture}
            isOn={state.isImage}
            isDisabled={isDisabled}
            onPress={onImage}
          />
        )}
        {onVideo && <EditorTool label={labels.video} icon={IconFilm} isDisabled={isDisabled} onPress={onVideo} />}
        {onMention && <EditorTool label={labels.mention} icon={IconAt} isDisabled={isDisabled} onPress={onMention} />}
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
        <KeyboardHelp
          variant={variant}
          labels={labels}
          hasImages={onImage !== undefined}
          hasMentions={onMention !== undefined}
        />
      </Toolbar>
    </div>
  );
});
