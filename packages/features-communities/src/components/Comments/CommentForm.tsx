import { attachmentTypes, limits } from '@portal/api';
import { isBlankHtml } from '@portal/api/rules';
import { useMessages } from '@portal/kit';
import { useForm } from '@portal/kit/form';
import { Button, FileField, Form, IconAttachment, Inline, LazyRichTextEditor, type FieldFile } from '@portal/ui';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import { heavyWords } from '../../model/heavy-words.ts';

export interface CommentValues {
  body: string;
  files: FieldFile[];
}

export interface CommentFormProps {
  /** Names the text for those who cannot see where it stands. */
  label: string;
  initial: CommentValues;
  draftKey: string;
  submitLabel: string;
  /** Rejects when it was not saved; then everything stays as it was typed. */
  onSave: (values: CommentValues) => Promise<unknown>;
  onCancel: () => void;
}

/** Writes or edits a comment. It cannot be sent while it is empty. */
export function CommentForm({ label, initial, draftKey, submitLabel, onSave, onCancel }: CommentFormProps) {
  const t = useMessages(messages);
  const form = useForm<CommentValues>({ initial, draftKey, onSubmit: onSave });
  const { value: files, ...fileField } = form.field('files');
  const [hasFiles, setHasFiles] = useState(files.length > 0);
  const list = attachmentTypes.join(', ');
  const n = limits.filesPerComment;

  function cancel() {
    form.reset();
    onCancel();
  }

  return (
    <Form onSubmit={form.onSubmit} label={label}>
      <LazyRichTextEditor
        {...form.field('body')}
        variant="comment"
        label={label}
        isLabelHidden
        placeholder={t('writeComment')}
        refuse={heavyWords}
        hasAutoFocus
        isDisabled={form.isPending}
      />
      {hasFiles && (
        <FileField
          {...fileField}
          files={files}
          label={t('commentFiles')}
          description={t('postFilesHint', { n, list })}
          accept={[...attachmentTypes]}
          maxBytes={limits.fileBytes}
          maxCount={n}
          rejections={{ size: t('fileTooLarge'), type: t('fileType', { list }), count: t('commentFileCount', { n }) }}
        />
      )}
      <Inline justify="between">
        {hasFiles ? (
          <span />
        ) : (
          <Button tone="quiet" size="sm" icon={IconAttachment} onPress={() => setHasFiles(true)}>
            {t('attachFiles')}
          </Button>
        )}
        <Inline gap={2}>
          <Button tone="quiet" onPress={cancel} isDisabled={form.isPending}>
            {t('cancel')}
          </Button>
          <Button type="submit" tone="primary" isPending={form.isPending} isDisabled={isBlankHtml(form.values.body)}>
            {submitLabel}
          </Button>
        </Inline>
      </Inline>
    </Form>
  );
}
