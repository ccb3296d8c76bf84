import { calls, type Faq, useAction } from '@portal/api';
import { useMessages } from '@portal/kit';
import { Button, EmptyState, Form, IconPlus, Inline, Stack, Text } from '@portal/ui';
import { useState } from 'react';
import { communitiesAdminMessages } from '../../messages.ts';
import { FaqBlockCard } from './FaqBlockCard.tsx';
import { useFaqForm } from './use-faq-form.ts';

const invalidates = [calls.faq.all, calls.faq.list] as const;

/** Writes questions and answers. Those that are saved are deleted and restored at once; the rest waits to be saved. */
export function FaqBlocks({ entries }: { entries: readonly Faq[] }) {
  const t = useMessages(communitiesAdminMessages);
  const { form, fullBecause, ...others } = useFaqForm(entries);
  const remove = useAction(calls.faq.remove, {
    failure: ({ message }) => ({ text: t('faqDeleteFailed'), description: message }),
    invalidates,
  });
  const restore = useAction(calls.faq.restore, {
    failure: ({ message }) => ({ text: t('faqRestoreFailed'), description: message }),
    invalidates,
  });
  const deleted = new Set(entries.filter(({ isDeleted }) => isDeleted).map(({ id }) => id));
  const list = form.list('blocks');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  // The toast has said so where it could not be done.
  const quietly = (answer: Promise<unknown>) => void answer.catch(() => undefined);
  return (
    <Form onSubmit={form.onSubmit}>
      {list.rows.length === 0 && <EmptyState scope="panel" title={t('noQuestions')} text={t('noQuestionsHint')} />}
      <Stack as="ol" gap={4}>
        {list.rows.map((row, index) => {
          const { id } = row.value;
          return (
            <li key={id ?? row.key}>
              <FaqBlockCard
                row={row}
                number={index + 1}
                theirs={others.theirsOf(row.value)}
                onKeep={others.keepMine}
                onTake={others.takeTheirs}
                isDeleted={id !== null && deleted.has(id)}
                onOpen={id === null || opened.has(id) ? undefined : () => setOpened(new Set([...opened, id]))}
                isPending={remove.isPending || restore.isPending || form.isPending}
                onDelete={() => (id === null ? row.remove() : quietly(remove.run({ params: { id } })))}
                onRestore={() => id !== null && quietly(restore.run({ params: { id } }))}
              />
            </li>
          );
        })}
      </Stack>
      {fullBecause !== null && <Text tone="quiet">{fullBecause}</Text>}
      <Inline justify="end" gap={3}>
        <Button icon={IconPlus} isDisabled={fullBecause !== null} onPress={() => list.add()}>
          {t('addQuestion')}
        </Button>
        <Button type="submit" tone="primary" isPending={form.isPending}>
          {t('save')}
        </Button>
      </Inline>
    </Form>
  );
}
