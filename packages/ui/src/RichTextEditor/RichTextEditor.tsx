import { EditorContent, useEditorState, type Editor } from '@tiptap/react';
import { useMemo, useRef, useState } from 'react';
import type { FieldProps } from '../field/field-props.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { useFieldIds, type FieldIds } from '../field/use-field-ids.ts';
import { EditorSkeleton } from '../LazyRichTextEditor/EditorSkeleton.tsx';
import { linkUnderCaret, type EditedLink } from './edited-link.ts';
import { EditorToolbar } from './EditorToolbar.tsx';
import type { EditorVariant } from './extensions.ts';
import { defaultLabels, type RichTextEditorLabels } from './labels.ts';
import { LinkDialog } from './LinkDialog.tsx';
import * as css from './RichTextEditor.css.ts';
import * as shell from './shell.css.ts';
import { useRichText } from './use-rich-text.ts';

export interface RichTextEditorProps extends Omit<FieldProps, 'isReadOnly'> {
  /** Markup; '' when there is nothing to read in it. */
  value: string;
  onChange: (html: string) => void;
  /** 'comment' takes paragraphs, lists and quotes; 'post' headings, code and lines as well. */
  variant?: EditorVariant;
  placeholder?: string;
  hasAutoFocus?: boolean;
  /** Counts the characters; more can be typed, and the count then says so. */
  maxCount?: number;
  labels?: Partial<RichTextEditorLabels>;
}

/** Writes rich text. It brings the whole editor with it: use `LazyRichTextEditor` to load it when it is opened. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { variant = 'post', isDisabled = false, maxCount, error } = props;
  const labels = { ...defaultLabels, ...props.labels };
  const ids = useFieldIds(props);
  const hintId = `${ids.control}-hint`;
  const toolbar = useRef<HTMLDivElement>(null);
  const [link, setLink] = useState<EditedLink | null>(null);
  const editor = useRichText({
    value: props.value,
    variant,
    placeholder: props.placeholder ?? '',
    isEditable: !isDisabled,
    hasAutoFocus: props.hasAutoFocus ?? false,
    attributes: useEditableAttributes(props, ids, hintId),
    onChange: props.onChange,
    onBlur: props.onBlur,
    onToolbarKey: () => toolbar.current?.querySelector('button')?.focus(),
    onLinkKey: openLink,
  });
  function openLink() {
    if (editor !== null) setLink(linkUnderCaret(editor));
  }
  if (editor === null) return <EditorSkeleton {...props} loadingLabel={labels.loading} />;
  return (
    <FieldFrame field={props} ids={ids} isGroup>
      <div className={css.frame} data-invalid={error ? '' : undefined} data-disabled={isDisabled ? '' : undefined}>
        <EditorToolbar
          editor={editor}
          variant={variant}
          labels={labels}
          isDisabled={isDisabled}
          toolbarRef={toolbar}
          onLink={openLink}
        />
        <div className={`${shell.content} ${shell.height[variant]}`} data-field={props.name}>
          <EditorContent editor={editor} className={css.fill} />
        </div>
        {maxCount !== undefined && <Counter editor={editor} most={maxCount} text={labels.count} />}
      </div>
      <span id={hintId} hidden>
        {labels.toolbarHint}
      </span>
      {link !== null && <LinkDialog editor={editor} link={link} labels={labels} onClose={() => setLink(null)} />}
    </FieldFrame>
  );
}

/** Attributes of the element that is written in; the same object while they stay the same. */
function useEditableAttributes(props: RichTextEditorProps, ids: FieldIds, hintId: string): Record<string, string> {
  const described = [ids.describedBy, hintId].filter(Boolean).join(' ');
  const isInvalid = Boolean(props.error);
  const { isRequired = false, isDisabled = false } = props;
  return useMemo(
    () => ({
      id: ids.control,
      class: css.body,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': ids.label,
      'aria-describedby': described,
      ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
      ...(isRequired ? { 'aria-required': 'true' } : {}),
      ...(isDisabled ? { 'aria-disabled': 'true' } : {}),
    }),
    [ids.control, ids.label, described, isInvalid, isRequired, isDisabled],
  );
}

interface CounterProps {
  editor: Editor;
  most: number;
  text: (count: number, most: number) => string;
}

function Counter({ editor, most, text }: CounterProps) {
  const count = useEditorState({
    editor,
    selector: ({ editor: current }) => current.storage.characterCount.characters(),
  });
  return (
    <p className={css.counter} data-full={count > most ? '' : undefined}>
      {text(count, most)}
    </p>
  );
}
