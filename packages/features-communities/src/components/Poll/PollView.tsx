import type { Poll } from '@portal/api';
import { useFormats, useMessages } from '@portal/kit';
import { MetaLine, Stack, Text } from '@portal/ui';
import { communitiesMessages } from '../../messages.ts';
import { PollOption } from './PollOption.tsx';
import * as css from './Poll.css.ts';

export interface PollViewProps {
  poll: Poll;
  /** Of the post, which says what the poll asks. */
  title: string;
  isOver: boolean;
  /** Left out: the answers can be read, not pressed. */
  onVote?: ((optionId: string) => void) | undefined;
}

/** A poll: each answer is pressed to vote for it, and shows its share of the votes once that may be seen. */
export function PollView({ poll, title, isOver, onVote }: PollViewProps) {
  const t = useMessages(communitiesMessages);
  const label = t('pollOf', { title });
  return (
    <Stack as="section" gap={2}>
      <Text size="sm" tone="quiet" weight="medium">
        {t(isOver ? 'pollClosed' : poll.isMultiple ? 'pollTakesMany' : 'pollTakesOne')}
      </Text>
      <ul className={css.list} aria-label={label}>
        {poll.options.map((option) => (
          <li key={option.id}>
            <PollOption
              option={option}
              poll={poll}
              isMine={poll.myOptionIds.includes(option.id)}
              onPress={onVote && (() => onVote(option.id))}
            />
          </li>
        ))}
      </ul>
      <PollFacts poll={poll} isOver={isOver} />
    </Stack>
  );
}

function PollFacts({ poll, isOver }: { poll: Poll; isOver: boolean }) {
  const t = useMessages(communitiesMessages);
  const { dateTime } = useFormats();
  const isHidden = poll.options.some(({ votesCount }) => votesCount === null);
  return (
    <MetaLine
      items={[
        <span key="votes" aria-live="polite">
          {t('pollVotes', { n: poll.votersCount })}
        </span>,
        poll.closesAt !== null && t(isOver ? 'pollClosedAt' : 'pollCloses', { time: dateTime(poll.closesAt) }),
        isHidden && !isOver && poll.results === 'afterVote' && t('pollResultsAfterVote'),
        isHidden && !isOver && poll.results === 'afterClose' && t('pollResultsAfterClose'),
      ]}
    />
  );
}
