import { useMessages, usePortal } from '@portal/kit';
import type { Form } from '@portal/kit/form';
import { Button, Checkbox, IconChart, Inline, latePart, Stack, Text, useLatePart } from '@portal/ui';
import { messages } from '../../messages.ts';
import { pollMessages } from '../../messages-polls.ts';
import { newPoll } from '../PollFields/poll-values.ts';
import type { PostValues } from './post-values.ts';

const fields = latePart(() => import('../PollFields/PollFields.tsx').then(({ PollFields }) => PollFields));

export interface AskFieldsProps {
  form: Form<PostValues>;
  state: 'free' | 'locked' | 'fixed';
  /** The fields of a poll, which come when one is added. */
  pollFields?: typeof fields;
}

/** What a post asks of its readers: an answer, or a vote. */
export function AskFields({ form, state, pollFields = fields }: AskFieldsProps) {
  const t = useMessages(messages);
  const ofPolls = useMessages(pollMessages);
  const { notify } = usePortal();
  const { value: isQuestion, onChange } = form.field('isQuestion');
  const { value: poll, ...field } = form.field('poll');
  const PollFields = useLatePart(pollFields, poll !== null, () => notify.failure(t('pollFieldsFailed')));
  if (state === 'fixed') return poll === null ? null : <Text tone="quiet">{ofPolls('pollUnchangeable')}</Text>;
  return (
    <Stack gap={4}>
      <Inline gap={5} justify="between">
        <Checkbox
          label={t('askQuestion')}
          description={t('askQuestionHint')}
          isSelected={isQuestion}
          onChange={onChange}
          isDisabled={form.isPending}
        />
        {PollFields === undefined && (
          <Button
            size="sm"
            icon={IconChart}
            isPending={poll !== null}
            onPress={() => field.onChange(poll ?? newPoll)}
            isDisabled={form.isPending}
          >
            {t('addPoll')}
          </Button>
        )}
      </Inline>
      {PollFields !== undefined && poll !== null && (
        <PollFields {...field} value={poll} isLocked={state === 'locked'} isDisabled={form.isPending} />
      )}
    </Stack>
  );
}
