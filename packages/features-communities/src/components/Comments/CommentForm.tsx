import { attachmentTypes, limits } from '@portal/api';
import { isBlankHtml } from '@portal/rules';
import { type DraftEntry, useMessages } from '@portal/kit';
import { type Form as FormOf, useForm } from '@portal/kit/form';
import { Button, FileField, Form, IconAttachment, Inline, LazyRichTextEditor } from '@portal/ui';
import { type ReactNode, useState } from 'react';
import { communitiesMessages } from '../../messages.ts';
import { draftText } from '../../model/draft-text.ts';
import { heavyWords } from '../../model/heavy-words.ts';
import { useMentionSearch } from '../../model/use-mention-search.ts';
import type { CommentValues } from './comment-values.ts';

export interface CommentFormProps {
  /** Whose members can be mentioned. */
  communityId: string;
  /** Names the text for those who cannot see where it stands. */
  label: string;
  initial: CommentValues;
  draftKey: string;
  /** How the list of drafts calls it, and where it goes on. */
  draftPlace: Omit<DraftEntry, 'text'>;
  submitLabel: string;
  /** A note above the buttons, such as why saving was refused. */
  notice?: (form: FormOf<CommentValues>) => ReactNode;
  /** Rejects when it was not saved; then everything stays as it was typed. */
  onSave: (values: CommentValues) => Promise<unknown>;
  onCancel: () => void;
}

/** Writes or edits a comment. It cannot be sent while it is empty. */
export function CommentForm({
  communityId,
  label,
  initial,
  draftKey,
  draftPlace,
  submitLabel,
  notice,
  onSave,
  onCancel,
}: CommentFormProps) {
  const t = useMessages(communitiesMessages);
  const form = useForm<CommentValues>({
    initial,
    draftKey,
    draftEntry: ({ body }) => ({ ...draftPlace, text: draftText(body) }),
    onSubmit: onSave,
  });
  const { value: files, ...fileField } = form.field('files');
  const searchMentions = useMentionSearch(communityId);
  const [wantsFiles, setWantsFiles] = useState(false);
  const hasFiles = wantsFiles || files.length > 0;
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
        onSearchMentions={searchMentions}
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
      {notice?.(form)}
      <Inline justify="between">
        {hasFiles ? (
          <span />
        ) : (
          <Button tone="quiet" size="sm" icon={IconAttachment} onPress={() => setWantsFiles(true)}>
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
