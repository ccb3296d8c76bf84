import { limits, type Tag } from '@portal/api';
import { isBlankHtml, isBlankText } from '@portal/rules';
import { type DraftEntry, useMessages } from '@portal/kit';
import { maxLength, custom, useForm, type Form as FormOf } from '@portal/kit/form';
import { Button, DraftBanner, Form, Inline, LazyRichTextEditor, TextField } from '@portal/ui';
import { type ReactNode, useDeferredValue } from 'react';
import { communitiesMessages } from '../../messages.ts';
import { draftText } from '../../model/draft-text.ts';
import { heavyWords } from '../../model/heavy-words.ts';
import { useMentionSearch } from '../../model/use-mention-search.ts';
import { AskFields } from './AskFields.tsx';
import { PostExtras } from './PostExtras.tsx';
import { pollProblem } from '../PollFields/poll-values.ts';
import type { PostValues } from './post-values.ts';

export interface PostFormProps {
  /** Whose members can be mentioned. */
  communityId: string;
  initial: PostValues;
  /** Keeps unfinished work on the device. */
  draftKey: string;
  /** How the list of drafts calls it, and where it goes on. */
  draftPlace: Omit<DraftEntry, 'text'>;
  submitLabel: string;
  label: string;
  /** The tags that the post carries already. */
  tags: readonly Tag[];
  /** What stands in the way of changing a poll: votes lock what it asks, and what waits for approval leaves it as it is. */
  pollState?: 'free' | 'locked' | 'fixed';
  /** A note above the buttons, such as why saving was refused. */
  notice?: (form: FormOf<PostValues>) => ReactNode;
  /** Rejects when the post was not saved; then everything stays as it was typed. */
  onSave: (values: PostValues) => Promise<unknown>;
  onCancel: () => void;
}

/** Writes or edits a post. */
export function PostForm(props: PostFormProps) {
  const t = useMessages(communitiesMessages);
  const form = useForm<PostValues>({
    initial: props.initial,
    draftKey: props.draftKey,
    draftEntry: ({ title, body }) => ({ ...props.draftPlace, text: title.trim() || draftText(body) }),
    rules: {
      title: [
        custom((title: string) => !isBlankText(title), t('postTitleRequired')),
        maxLength(limits.postTitleLength, t('postTitleLength')),
      ],
      poll: [(poll) => pollWords(pollProblem(poll))],
      body: [custom((html: string) => !isBlankHtml(html), t('postContentRequired'))],
    },
    onSubmit: props.onSave,
  });

  // What is typed right after the press lands in the title, which is painted first; what is below it is made after that.
  const isWhole = useDeferredValue(true, false);

  function pollWords(problem: ReturnType<typeof pollProblem>): string | null {
    if (problem === 'pollOptionTooLong') return t(problem, { n: limits.poll.optionLength });
    return problem && t(problem);
  }

  function cancel() {
    form.reset();
    props.onCancel();
  }

  return (
    <Form onSubmit={form.onSubmit} label={props.label}>
      <DraftBanner isShown={form.restoredDraft} discardLabel={t('draftDiscard')} onDiscard={() => form.reset()}>
        {t('draftRestored')}
      </DraftBanner>
      <PostText form={form} communityId={props.communityId} />
      {isWhole && (
        <>
          <AskFields form={form} state={props.pollState ?? 'free'} />
          <PostExtras form={form} tags={props.tags} />
          {props.notice?.(form)}
          <Inline justify="end">
            <Button tone="quiet" onPress={cancel} isDisabled={form.isPending}>
              {t('cancel')}
            </Button>
            <Button type="submit" tone="primary" isPending={form.isPending}>
              {props.submitLabel}
            </Button>
          </Inline>
        </>
      )}
    </Form>
  );
}

interface PostTextProps {
  form: FormOf<PostValues>;
  communityId: string;
}

function PostText({ form, communityId }: PostTextProps) {
  const t = useMessages(communitiesMessages);
  const searchMentions = useMentionSearch(communityId);
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
        onSearchMentions={searchMentions}
        isRequired
        isDisabled={form.isPending}
      />
    </>
  );
}
