import type { Poll } from '@portal/api';
import { MetaLine, SkeletonRegion, Stack, Text } from '@portal/ui';
import * as css from './Poll.css.ts';

/** What a poll with these answers takes up, to the pixel: the post below it stays where it is when the poll comes. */
export function PollSkeleton({ poll }: { poll: Pick<Poll, 'options'> }) {
  return (
    <SkeletonRegion>
      <Stack gap={2}>
        <Text size="sm">{noText}</Text>
        <ul className={css.list}>
          {poll.options.map(({ id, text, votesCount }) => (
            <li key={id} className={css.option}>
              <span className={css.mark} />
              <span className={`${css.words} ${css.unseen}`}>{text}</span>
              {votesCount !== null && <span className={`${css.share} ${css.unseen}`}>00 %</span>}
            </li>
          ))}
        </ul>
        <MetaLine items={[noText]} />
      </Stack>
    </SkeletonRegion>
  );
}

const noText = '\u00a0';
