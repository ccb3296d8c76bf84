import { limits, type Tag } from '@portal/api';
import { isBlankHtml, isBlankText } from '@portal/api/rules';
import { useMessages } from '@portal/kit';
import { maxLength, custom, useForm, type Form as FormOf } from '@portal/kit/form';
import { Banner, Button, Form, Inline, LazyRichTextEditor, TextField } from '@portal/ui';
import type { ReactNode } from 'react';
import { messages } from '../../messages.ts';
import { heavyWords } from '../../model/heavy-words.ts';
import { PostExtras } from './PostExtras.tsx';
import type { PostValues } from './post-values.ts';

export interface PostFormProps {
  initial: PostValues;
  /** Keeps unfinished work on the device; files are not kept. */
  draftKey: string;
  submitLabel: string;
  label: string;
  /** The tags that the post carries already. */
  tags: readonly Tag[];
  /** A note above the buttons, such as why saving was refused. */
  notice?: ReactNode;
  /** Rejects when the post was not saved; then everything stays as it was typed. */
  onSave: (values: PostValues) => Promise<unknown>;
  onCancel: () => void;
}

/** Writes or edits a post. */
export function PostForm(props: PostFormProps) {
  const t = useMessages(messages);
  const form = useForm<PostValues>({
    initial: props.initial,
    draftKey: props.draftKey,
    rules: {
      title: [
        custom((title: string) => !isBlankText(title), t('postTitleRequired')),
        maxLength(limits.postTitleLength, t('postTitleLength')),
      ],
      body: [custom((html: string) => !isBlankHtml(html), t('postContentRequired'))],
    },
    onSubmit: props.onSave,
  });

  function cancel() {
    form.reset();
    props.onCancel();
  }

  return (
    <Form onSubmit={form.onSubmit} label={props.label}>
      {form.restoredDraft && (
        <Banner
          tone="info"
          action={
            <Button size="sm" tone="quiet" onPress={() => form.reset()}>
              {t('draftDiscard')}
            </Button>
          }
        >
          {t('draftRestored')}
        </Banner>
      )}
      <PostText form={form} />
      <PostExtras form={form} tags={props.tags} />
      {props.notice}
      <Inline justify="end">
        <Button tone="quiet" onPress={cancel} isDisabled={form.isPending}>
          {t('cancelPost')}
        </Button>
        <Button type="submit" tone="primary" isPending={form.isPending}>
          {props.submitLabel}
        </Button>
      </Inline>
    </Form>
  );
}

function PostText({ form }: { form: FormOf<PostValues> }) {
  const t = useMessages(messages);
  return (
    <>
      <TextField
        {...form.field('title')}
        label={t('postTitle')}
        placeholder={t('postTitlePlaceholder')}
        isRequired
        hasAutoFocus
      />
      <LazyRichTextEditor
        {...form.field('body')}
        label={t('postContent')}
        placeholder={t('postContentPlaceholder')}
        refuse={heavyWords}
        isRequired
        isDisabled={form.isPending}
      />
    </>
  );
}
