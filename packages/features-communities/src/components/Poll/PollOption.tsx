import type { Poll } from '@portal/api';
import { useFormats, useMessages } from '@portal/kit';
import { IconCheckCircle, VisuallyHidden } from '@portal/ui';
import { communitiesMessages } from '../../messages.ts';
import { shareOf } from '../../model/poll-votes.ts';
import * as css from './Poll.css.ts';

export interface PollOptionProps {
  option: Poll['options'][number];
  poll: Pick<Poll, 'votersCount'>;
  isMine: boolean;
  onPress: (() => void) | undefined;
}

/** One answer: its words, whether it is one's own, and its share in figures and as a bar behind them. */
export function PollOption({ option, poll, isMine, onPress }: PollOptionProps) {
  const t = useMessages(communitiesMessages);
  const { number } = useFormats();
  const { votesCount } = option;
  const percent = votesCount === null ? null : Math.round(shareOf(votesCount, poll) * 100);
  const content = (
    <>
      {percent !== null && <span aria-hidden className={css.bar} style={{ inlineSize: `${percent}%` }} />}
      <span className={css.mark}>{isMine && <IconCheckCircle size={20} />}</span>
      <span className={css.words}>
        <bdi>{option.text}</bdi>
        {isMine && onPress === undefined && <VisuallyHidden>, {t('pollMine')}</VisuallyHidden>}
      </span>
      {votesCount !== null && percent !== null && (
        <span className={css.share}>
          <VisuallyHidden>, {t('pollOptionVotes', { n: votesCount })}, </VisuallyHidden>
          {t('pollPercent', { n: number(percent) })}
        </span>
      )}
    </>
  );
  const look = isMine ? `${css.option} ${css.chosen}` : css.option;
  if (onPress === undefined) return <div className={look}>{content}</div>;
  return (
    <button type="button" className={`${look} ${css.pressable}`} aria-pressed={isMine} onClick={onPress}>
      {content}
    </button>
  );
}
