import { Stack } from '@portal/ui';
import { useMessages } from '@portal/kit';
import { communitiesMessages } from '../../messages.ts';
import type { PostBasis } from '../../model/post-basis.ts';
import { type PostValues, valuesOf } from '../PostForm/post-values.ts';
import { MergingByHand } from './MergingByHand.tsx';
import { differingParts } from './post-versions.ts';
import { PostPartView } from './PostPartView.tsx';

/** What they say and the form does not, while both are put together by hand. */
export function TheirPost({ mine, theirs }: { mine: PostValues; theirs: PostBasis }) {
  const t = useMessages(communitiesMessages);
  const values = valuesOf(theirs);
  return (
    <MergingByHand>
      <Stack gap={4}>
        {differingParts(values, mine).map((part) => (
          <PostPartView
            key={part}
            part={part}
            values={values}
            other={mine}
            tags={theirs.tags}
            pictureName={t('pictureOfTheirs')}
          />
        ))}
      </Stack>
    </MergingByHand>
  );
}
