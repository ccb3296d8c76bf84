import { useMessages, usePortal } from '@portal/kit';
import type { Form } from '@portal/kit/form';
import { Button, Checkbox, IconChart, Inline, lazyComponent, Stack, Text } from '@portal/ui';
import { communitiesMessages } from '../../messages.ts';
import { newPoll } from '../PollFields/poll-values.ts';
import type { PostValues } from './post-values.ts';

const LazyPollFields = lazyComponent(() =>
  import('../PollFields/PollFields.tsx').then((module) => ({ default: module.PollFields })),
);

export interface AskFieldsProps {
  form: Form<PostValues>;
  state: 'free' | 'locked' | 'fixed';
  /** The fields of a poll, which come when one is added. */
  pollFields?: typeof LazyPollFields;
}

/** What a post asks of its readers: an answer, or a vote. */
export function AskFields({ form, state, pollFields: PollFields = LazyPollFields }: AskFieldsProps) {
  const t = useMessages(communitiesMessages);
  const { notify } = usePortal();
  const { value: isQuestion, onChange } = form.field('isQuestion');
  const { value: poll, ...field } = form.field('poll');
  const isLoaded = PollFields.useIsLoaded();
  function fail() {
    field.onChange(null);
    notify.failure(t('pollFieldsFailed'));
  }
  if (state === 'fixed') return poll === null ? null : <Text tone="quiet">{t('pollUnchangeable')}</Text>;
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
        {(poll === null || !isLoaded) && (
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
      {poll !== null && (
        <PollFields {...field} value={poll} isLocked={state === 'locked'} isDisabled={form.isPending} onError={fail} />
      )}
    </Stack>
  );
}
