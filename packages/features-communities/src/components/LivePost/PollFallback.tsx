import type { Poll } from '@portal/api';
import { SkeletonRegion } from '@portal/ui';
import * as css from '../PostCard/PostCard.css.ts';

/** The fallback of a lazy poll, as tall as one whose answers are a line each. */
export function PollFallback({ poll }: { poll: Pick<Poll, 'options'> }) {
  return (
    <SkeletonRegion>
      <div className={css.pollFallback}>
        {poll.options.map(({ id }) => (
          <div key={id} className={css.pollAnswer} />
        ))}
      </div>
    </SkeletonRegion>
  );
}
