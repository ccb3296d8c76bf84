import { EditorContent, type Editor } from '@tiptap/react';
import { useMemo, useRef, useState } from 'react';
import type { FieldProps } from '../field/field-props.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import { useFieldIds } from '../field/use-field-ids.ts';
import { EditorSkeleton } from '../LazyRichTextEditor/EditorSkeleton.tsx';
import type { RefuseText } from './brought-text.ts';
import { linkUnderCaret } from './edited-link.ts';
import { pictureUnderCaret, type UploadImage } from './edited-picture.ts';
import { EditorCounter } from './EditorCounter.tsx';
import { EditorDialogs, type Asking } from './EditorDialogs.tsx';
import { EditorToolbar } from './EditorToolbar.tsx';
import type { EditorVariant } from './extensions.ts';
import { defaultLabels, type RichTextEditorLabels } from './labels.ts';
import { MentionList } from './MentionList.tsx';
import * as css from './RichTextEditor.css.ts';
import * as shell from './shell.css.ts';
import { useEditableAttributes } from './use-editable-attributes.ts';
import { useMentions, type Mentions, type SearchMentions } from './use-mentions.ts';
import { useRichText } from './use-rich-text.ts';
import { useSteadyActions } from './use-steady-actions.ts';

export interface RichTextEditorProps extends FieldProps {
  /** Markup; '' when there is nothing to read in it. */
  value: string;
  onChange: (html: string) => void;
  /** 'comment' takes paragraphs, lists and quotes; 'post' headings, code, tables and lines as well. */
  variant?: EditorVariant;
  placeholder?: string;
  hasAutoFocus?: boolean;
  /** What was written is being saved: it is shown and cannot be changed. */
  isPending?: boolean;
  /** Counts the characters; more can be typed, and the count then says so. */
  maxCount?: number;
  /** Stores a picture that was chosen, pasted or dropped. With it a post takes pictures. */
  onUploadImage?: UploadImage;
  /** A post takes videos of YouTube and Vimeo. */
  hasVideos?: boolean;
  /** Finds people for what is written after an at sign; the same function from render to render. */
  onSearchMentions?: SearchMentions;
  /** Judges the words that the text would have with what is pasted or dropped, before any of it is rendered: what it says is shown, and the rest left out. */
  refuse?: RefuseText;
  labels?: Partial<RichTextEditorLabels>;
}

/** Writes rich text. It brings the whole editor with it: use `LazyRichTextEditor` to load it when it is opened. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { variant = 'post', isDisabled = false, isReadOnly = false, isPending = false, maxCount } = props;
  const [refusal, setRefusal] = useState<string | null>(null);
  const error = refusal ?? props.error;
  const field = { ...props, error };
  const labels = useMemo(() => ({ ...defaultLabels, ...props.labels }), [props.labels]);
  const ids = useFieldIds(field);
  const hintId = `${ids.control}-hint`;
  const toolbar = useRef<HTMLDivElement>(null);
  const mentionsRef = useRef<Mentions | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const isPost = variant === 'post';
  const upload = isPost ? props.onUploadImage : undefined;
  const editor = useRichText({
    value: props.value,
    variant,
    placeholder: props.placeholder ?? '',
    isEditable: !isDisabled && !isReadOnly && !isPending,
    hasAutoFocus: props.hasAutoFocus ?? false,
    attributes: useEditableAttributes(field, ids, hintId),
    onChange: props.onChange,
    onBlur: props.onBlur,
    onToolbarKey: () => toolbar.current?.querySelector('button')?.focus(),
    onLinkKey: askForLink,
    onFloatingKey: (event) => mentionsRef.current?.onKey(event) ?? false,
    onPictureKey: () => editor?.isActive('image') === true && askForPicture(),
    onPicture: upload && ((file, at) => askForPicture(file, at)),
    refuse: props.refuse,
    onRefused: setRefusal,
  });
  const mentions = useMentions(editor, props.onSearchMentions);
  mentionsRef.current = mentions;
  const actions = useSteadyActions({
    onLink: askForLink,
    onImage: upload && (() => void askForPicture()),
    onVideo: isPost && props.hasVideos ? () => setAsking({ for: 'video' }) : undefined,
    onMention: props.onSearchMentions && (() => editor !== null && startMention(editor)),
  });

  function askForLink() {
    if (editor !== null) setAsking({ for: 'link', link: linkUnderCaret(editor) });
  }
  function askForPicture(file: File | null = null, at?: number): boolean {
    if (editor === null || upload === undefined) return false;
    const picture = pictureUnderCaret(editor, file);
    setAsking({ for: 'image', upload, picture: { ...picture, at: at ?? picture.at } });
    return true;
  }
  function startMention(current: Editor) {
    const { $from } = current.state.selection;
    const isApart = $from.parentOffset === 0 || /\s$/.test($from.parent.textBetween(0, $from.parentOffset, ' ', ' '));
    current
      .chain()
      .focus()
      .insertContent(isApart ? '@' : ' @')
      .run();
  }

  if (editor === null) return <EditorSkeleton {...props} loadingLabel={labels.loading} />;
  return (
    <FieldFrame field={field} ids={ids} isGroup>
      <div
        className={css.frame}
        data-invalid={error ? '' : undefined}
        data-disabled={isDisabled || isPending ? '' : undefined}
        data-readonly={isReadOnly ? '' : undefined}
      >
        {isReadOnly ? null : (
          <EditorToolbar
            editor={editor}
            variant={variant}
            labels={labels}
            isDisabled={isDisabled || isPending}
            toolbarRef={toolbar}
            {...actions}
          />
        )}
        <div className={`${shell.content} ${shell.height[variant]}`} data-field={props.name}>
          <EditorContent editor={editor} className={css.fill} />
        </div>
        {maxCount !== undefined && <EditorCounter editor={editor} most={maxCount} labels={labels} />}
        <MentionList editor={editor} mentions={mentions} labels={labels} />
      </div>
      <span id={hintId} hidden>
        {labels.toolbarHint}
      </span>
      <EditorDialogs editor={editor} asking={asking} labels={labels} onClose={() => setAsking(null)} />
    </FieldFrame>
  );
}
