import { calls, type Faq, limits, useAction } from '@portal/api';
import { isBlankHtml, isBlankText } from '@portal/rules';
import { type Problem, successToastMs, useMessages, usePortal } from '@portal/kit';
import { custom, each, maxLength, useNestedForm } from '@portal/kit/form';
import { useEffect, useRef } from 'react';
import { communitiesAdminMessages } from '../../messages.ts';
import { blockOf, type FaqBlock, faqChanges, followed, theirsOf } from './faq-changes.ts';

interface FaqValues {
  blocks: FaqBlock[];
}

const { questionLength, answerLength, atOnce } = limits.faq;
const invalidates = [calls.faq.all, calls.faq.list] as const;

/** All questions as they are being written: what is new is sent together, what is other one by one. */
export function useFaqForm(entries: readonly Faq[]) {
  const t = useMessages(communitiesAdminMessages);
  const { notify } = usePortal();
  const failure = ({ code, message }: Problem) => ({
    text: t('faqSaveFailed'),
    description: code === 'stale' ? t('faqSavedSince') : message,
  });
  const add = useAction(calls.faq.add, { failure, invalidates });
  const edit = useAction(calls.faq.edit, { failure, invalidates });
  const form = useNestedForm<FaqValues>({
    initial: { blocks: entries.map(blockOf) },
    rows: { blocks: () => ({ id: null, name: '', description: '', updatedAt: null }) },
    rules: {
      blocks: each({
        name: [
          custom((name: string) => !isBlankText(name), t('questionMissing')),
          maxLength(questionLength, t('atMostCharacters', { n: questionLength })),
        ],
        description: [
          custom((html: string) => !isBlankHtml(html), t('answerMissing')),
          maxLength(answerLength, t('answerTooLong')),
        ],
      }),
    },
    async onSubmit({ blocks }) {
      const { added, changed } = faqChanges(blocks, entries);
      if (added.length + changed.length === 0) {
        notify.info(t('faqNothingChanged'));
        return;
      }
      let written: readonly FaqBlock[] = blocks;
      for (const { id, ...body } of changed) {
        const saved = blockOf(await edit.run({ params: { id }, body }));
        written = written.map((block) => (block.id === id ? saved : block));
        form.set('blocks', [...written]);
      }
      const faQs = added.map(({ name, description }) => ({ name, description }));
      if (faQs.length > 0) {
        const reply = await add.run({ body: { faQs } });
        written = [...written.filter(({ id }) => id !== null), ...reply.faQs.map(blockOf)];
        form.set('blocks', [...written]);
      }
      notify.success(t('saved'), { durationMs: successToastMs });
    },
  });

  const known = useRef(entries);
  useEffect(() => {
    if (known.current === entries) return;
    form.set('blocks', [...followed(form.values.blocks, known.current, entries)]);
    known.current = entries;
    // Once for each reply.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [entries]);

  function replace(id: string | null, block: (before: FaqBlock) => FaqBlock) {
    form.set('blocks', [...form.values.blocks.map((one) => (one.id === id ? block(one) : one))]);
  }

  const unsaved = form.values.blocks.filter(({ id }) => id === null).length;
  const isFull = form.values.blocks.length >= limits.faq.entries;
  return {
    form,
    theirsOf: (block: FaqBlock) => theirsOf(block, entries),
    /** What is written here replaces theirs with the next save. */
    keepMine: ({ id, updatedAt }: Faq) => replace(id, (block) => ({ ...block, updatedAt })),
    takeTheirs: (theirs: Faq) => replace(theirs.id, () => blockOf(theirs)),
    /** Why no question can be added now. */
    fullBecause: isFull ? t('questionsFull', { n: limits.faq.entries }) : unsaved >= atOnce ? t('saveFirst') : null,
  };
}
